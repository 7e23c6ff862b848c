// Boards have hundreds of parts, and few of them change at once.
import { Component, type ComponentClass, type FunctionComponent, type JSX } from 'preact';

/** The same component, drawn again only when something that it is given is no longer what it was. */
export function whenChanged<P extends object>(Draw: FunctionComponent<P>): ComponentClass<P> {
  return class WhenChanged extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as P;
      const names = Object.keys(next) as (keyof P)[];
      return names.length !== Object.keys(now).length || names.some((name) => next[name] !== now[name]);
    }
    override render(): JSX.Element {
      return <Draw {...(this.props as P)} />;
    }
  };
}
