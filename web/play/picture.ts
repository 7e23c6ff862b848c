// A moment as a picture: the board as it is drawn on the page, with the game and what happened in words below it. Nothing is in it that
// is not on the screen.

export interface Caption {
  readonly title: string;
  readonly text: string;
}

/** What of a style is drawn; the rest has no part in a drawing. An element has of itself what it does not have from the one around it:
    what is drawn by `use` has it from there. */
const OWN = [
  'clip-path',
  'display',
  'opacity',
  'stop-color',
  'stop-opacity',
  'transform',
  'transform-box',
  'transform-origin',
  'vector-effect',
] as const;
const INHERITED = [
  'color',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

/** In pixels: the width of the picture, what is left free around the words, and letters. */
const WIDTH = 1600;
const AROUND = 32;
const TITLE = 40;
const TEXT = 28;

/** PNG. Throws where there is no board, or the browser cannot draw it. */
export async function pictureOf(board: Element, { title, text }: Caption): Promise<Blob> {
  const drawing = await imageOf(drawingOf(board));
  const { fontFamily, color } = getComputedStyle(document.body);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const write = (size: number, weight: string): void => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.fillStyle = color;
  };
  write(TEXT, '400');
  const lines = brokenAt(text, (line) => pen.measureText(line).width <= WIDTH - 2 * AROUND);
  const high = Math.round((WIDTH * drawing.height) / drawing.width);
  canvas.width = WIDTH;
  canvas.height = high + 2 * AROUND + TITLE + lines.length * TEXT * 1.4;
  pen.fillStyle = groundOf(board);
  pen.fillRect(0, 0, WIDTH, high);
  pen.drawImage(drawing, 0, 0, WIDTH, high);
  pen.fillStyle = groundOf(document.body);
  pen.fillRect(0, high, WIDTH, canvas.height - high);
  write(TITLE, '700');
  pen.fillText(title, AROUND, high + AROUND + TITLE * 0.75);
  write(TEXT, '400');
  lines.forEach((line, n) => pen.fillText(line, AROUND, high + AROUND + TITLE + TEXT * (1 + n * 1.4)));
  return await new Promise((good, bad) => canvas.toBlob((file) => (file ? good(file) : bad(new Error('the picture cannot be made')))));
}

/** One drawing of all its layers, which stands by itself: each of its elements has its style with it. */
function drawingOf(board: Element): SVGSVGElement {
  const layers = [...board.querySelectorAll<SVGSVGElement>('svg')].filter((svg) => svg.viewBox.baseVal.width > 300);
  const [first] = layers;
  if (!first) throw new Error('there is no board');
  const { width, height } = first.viewBox.baseVal;
  const all = document.createElementNS(SVG, 'svg');
  all.setAttribute('viewBox', first.getAttribute('viewBox')!);
  all.setAttribute('width', String(WIDTH));
  all.setAttribute('height', String(Math.round((WIDTH * height) / width)));
  for (const layer of layers) {
    const copy = layer.cloneNode(true) as SVGSVGElement;
    const copies = [...copy.querySelectorAll<SVGElement>('*')];
    for (const [n, el] of [...layer.querySelectorAll('*')].entries()) inline(el, copies[n]!, getComputedStyle(el.parentElement!));
    const group = document.createElementNS(SVG, 'g');
    inline(layer, group);
    group.append(...copy.childNodes);
    all.append(group);
  }
  return all;
}
/** `around`: the style of the element that it stands in. */
function inline(from: Element, to: SVGElement, around?: CSSStyleDeclaration): void {
  const style = getComputedStyle(from);
  const set = INHERITED.filter((name) => style.getPropertyValue(name) !== around?.getPropertyValue(name));
  to.setAttribute('style', [...OWN, ...set].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  to.removeAttribute('class');
  to.removeAttribute('tabindex');
}
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  return image;
}

/** The colour that lies under an element. */
function groundOf(el: Element): string {
  for (let at: Element | null = el.querySelector('.sea-water') ?? el; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#000' : '#fff';
}

function brokenAt(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
