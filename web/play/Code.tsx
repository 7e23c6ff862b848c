// A text as a code that a camera reads, drawn where one asks for it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface Drawn {
  readonly size: number;
  readonly path: string;
}

export function Code({ title, text }: { title: string; text: string }): JSX.Element {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const draw = async (): Promise<void> => {
    const { encode } = await import('uqr');
    const { data, size } = encode(text, { border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    setDrawn({ size, path });
  };
  return (
    <details class="code" onToggle={(e) => e.currentTarget.open && void draw()}>
      <summary>{title}</summary>
      {drawn && (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={title} shape-rendering="crispEdges">
          <rect width="100%" height="100%" fill="#fff" />
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </details>
  );
}
