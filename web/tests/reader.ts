// For tests: somebody at the page who has nothing but what a screen reader has. They know the browser's accessibility tree, hear the
// live regions, and press keys; no selector, no pointer.
import type { CDPSession, Page } from '@playwright/test';

/** A node of the accessibility tree, as a screen reader is given it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly expanded: boolean | undefined;
  /** Of what is pressed and let go; undefined: it is no such thing. */
  readonly pressed: boolean | undefined;
  readonly checked: boolean;
  readonly focusable: boolean;
  readonly focused: boolean;
  /** What it is in, from the outermost. */
  readonly within: readonly Heard[];
}
interface AxValue {
  readonly value?: string | number | boolean;
}
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

/** Spaces that hold a line together are spaces to whoever listens. */
const text = (v: AxValue | undefined): string => (v?.value === undefined ? '' : String(v.value)).replace(/\s+/g, ' ').trim();
function heard(node: AxNode, within: readonly Heard[]): Heard {
  const has = (name: string): unknown => node.properties?.find((p) => p.name === name)?.value.value;
  const expanded = has('expanded');
  return {
    role: text(node.role),
    name: text(node.name),
    description: text(node.description),
    value: text(node.value),
    disabled: has('disabled') === true,
    expanded: typeof expanded === 'boolean' ? expanded : undefined,
    pressed: has('pressed') === undefined ? undefined : String(has('pressed')) === 'true',
    checked: has('checked') === true || has('checked') === 'true',
    focusable: has('focusable') === true,
    focused: has('focused') === true,
    within,
  };
}

/** Roles of what is worked: nobody knows what it is without a name. */
const CONTROLS = [
  'button',
  'link',
  'checkbox',
  'radio',
  'combobox',
  'textbox',
  'slider',
  'tab',
  'menuitem',
  'switch',
  'DisclosureTriangle',
];

/** Does Tab come to it for certain? */
const stops = (one: Heard): boolean =>
  one.focusable &&
  ['button', 'link', 'checkbox', 'combobox', 'textbox', 'DisclosureTriangle'].includes(one.role) &&
  !isIn(one, 'group', /\p{L}/u);
/** Is it, or is it in, something of this role and name? */
export const isIn = (node: Heard, role: string, name?: string | RegExp): boolean =>
  node.within.some((one) => one.role === role && (name === undefined || matches(one.name, name)));
const matches = (said: string, name: string | RegExp): boolean => (typeof name === 'string' ? said === name : name.test(said));

/** What a page says by itself is kept on it, in order: a region that is live, and what has come into it. */
function listen(): void {
  const all: string[] = [];
  const page = Object.assign(window, { heardAloud: all, changes: 0 });
  const counts = new MutationObserver(() => page.changes++);
  counts.observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
  const LIVE = '[aria-live], [role="status"], [role="alert"]';
  const say = (from: Node): void => {
    const at = from instanceof Element ? from : from.parentElement;
    const region = at?.closest<HTMLElement>(LIVE);
    if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden="true"]') || !region.checkVisibility())
      return;
    // Of what only grows, what is new is said; anything else as a whole.
    if (region.getAttribute('aria-relevant') === 'additions' && from.nodeType === Node.TEXT_NODE) return;
    const whole = region.hasAttribute('role') ? region : at!;
    const copy = whole.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[aria-hidden="true"]').forEach((one) => one.remove());
    const said = (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (said !== '' && all.at(-1) !== said) all.push(said);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') say(target);
      else for (const node of addedNodes) say(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export class Reader {
  readonly page: Page;
  readonly #tools: CDPSession;
  private constructor(page: Page, tools: CDPSession) {
    this.page = page;
    this.#tools = tools;
  }
  static async at(page: Page): Promise<Reader> {
    await page.addInitScript(listen);
    return new Reader(page, await page.context().newCDPSession(page));
  }

  /** As long as nothing has changed and no key was pressed, the page is as it was read last. */
  #read: { readonly stamp: string; readonly all: readonly Heard[] } | undefined;
  /** Everything that is on the page, in the order in which it is read. */
  async all(): Promise<readonly Heard[]> {
    const stamp = await this.page.evaluate(() => `${(window as unknown as { changes: number }).changes} ${location.href}`);
    if (this.#read?.stamp !== stamp) this.#read = { stamp, all: await this.#whole() };
    return this.#read.all;
  }
  async #whole(): Promise<readonly Heard[]> {
    const { nodes } = (await this.#tools.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const out: Heard[] = [];
    const read = (node: AxNode | undefined, within: readonly Heard[]): void => {
      if (!node) return;
      const one = node.ignored ? undefined : heard(node, within);
      if (one) out.push(one);
      for (const id of node.childIds ?? []) read(byId.get(id), one ? [...within, one] : within);
    };
    read(nodes[0], []);
    return out;
  }
  async every(role: string, name?: string | RegExp): Promise<Heard[]> {
    return (await this.all()).filter((one) => one.role === role && (name === undefined || matches(one.name, name)));
  }
  /** What has the focus. */
  async here(): Promise<Heard> {
    const { result } = (await this.#tools.send('Runtime.evaluate', { expression: 'document.activeElement' })) as {
      result: { objectId?: string };
    };
    const { nodes } = (await this.#tools.send('Accessibility.getPartialAXTree', {
      ...(result.objectId !== undefined && { objectId: result.objectId }),
      fetchRelatives: false,
    })) as { nodes: AxNode[] };
    return heard(nodes[0]!, []);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.#read = undefined;
  }
  async type(said: string): Promise<void> {
    await this.page.keyboard.type(said);
  }
  /** Tab until the focus is on it; false: it has gone meanwhile. Whoever knows what lies between listens only to the last of it. */
  async to(role: string, name: string | RegExp): Promise<boolean> {
    const all = await this.all();
    const from = all.findLastIndex((one) => one.focused);
    const to = all.findIndex((one, i) => i > from && one.role === role && matches(one.name, name));
    const between = all.slice(from + 1, Math.max(from + 1, to)).filter(stops);
    for (const _ of between.slice(1)) await this.press('Tab');
    for (let n = 1; n < 300; n++) {
      const here = await this.here();
      if (here.role === role && matches(here.name, name)) return true;
      if (n % 25 === 0 && (await this.every(role, name)).length === 0) return false;
      await this.press('Tab');
    }
    throw new Error(`Tab never came to a ${role} called ${String(name)}`);
  }
  /** Until the page is so; gives what it then holds. */
  async until(what: string, is: (all: readonly Heard[]) => boolean): Promise<readonly Heard[]> {
    for (const begun = Date.now(); Date.now() - begun < 60_000;) {
      const all = await this.all();
      if (is(all)) return all;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`never: ${what}`);
  }
  /** Until there is one. */
  async waitFor(role: string, name?: string | RegExp): Promise<Heard> {
    const is = (one: Heard): boolean => one.role === role && (name === undefined || matches(one.name, name));
    return (await this.until(`a ${role} called ${String(name)}`, (all) => all.some(is))).find(is)!;
  }
  /** The focus is on something, though it may take a moment. */
  async keepsFocus(after: string): Promise<void> {
    for (let n = 0; n < 60; n++) {
      const { role } = await this.here();
      if (!['RootWebArea', 'none', 'generic'].includes(role)) return;
      await this.page.waitForTimeout(40);
    }
    throw new Error(`the focus is lost after ${after}`);
  }

  /** What has been said aloud since the page was loaded. */
  async said(): Promise<string[]> {
    return await this.page.evaluate(() => (window as unknown as { heardAloud: string[] }).heardAloud);
  }
  /** What a blind person would not know what to do with; nothing of it may be there. */
  async nameless(): Promise<string[]> {
    return (await this.all())
      .filter((one) => CONTROLS.includes(one.role) && one.name === '')
      .map(
        (one) =>
          `a ${one.role} in ${one.within
            .map((w) => `${w.role} ${w.name}`)
            .slice(-3)
            .join(' > ')}`,
      );
  }
}
