// A text as a code that a camera reads, drawn where one asks for it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../net/fetched.ts';

interface Drawn {
  readonly size: number;
  readonly path: string;
}

interface CodeProps {
  title: string;
  text: string;
}
export function Code({ title, text }: CodeProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details class="code" onToggle={(e) => e.currentTarget.open && setOpen(true)}>
      <summary>{title}</summary>
      {open && <CodePicture title={title} text={text} />}
    </details>
  );
}
export function CodePicture({ title, text }: CodeProps): JSX.Element | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let gone = false;
    void fetched(() => import('uqr')).then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
      if (!gone) setDrawn({ size, path });
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    drawn && (
      <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={title} shape-rendering="crispEdges">
        <rect width="100%" height="100%" fill="#fff" />
        <path d={drawn.path} fill="#000" />
      </svg>
    )
  );
}
