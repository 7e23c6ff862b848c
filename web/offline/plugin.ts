// Writes the worker that keeps the page for whoever is without a network: it is told every file that the page is made of, and a
// name that is another one as soon as any of them is.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = path.join(import.meta.dirname, 'worker.js');

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'ridotto-offline',
    apply: 'build',
    configResolved: ({ publicDir }) => void (folder = publicDir),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const printed = fs.readdirSync(folder).map((file) => [file, fs.readFileSync(path.join(folder, file))] as const);
        const built = Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
        const files = [...printed, ...built].sort(([a], [b]) => (a < b ? -1 : 1));
        const hash = createHash('sha256');
        for (const [name, content] of files) hash.update(`${name}\n`).update(content);
        const names = files.map(([name]) => `/${name === 'index.html' ? '' : name}`);
        const kept = { NAME: `ridotto-${hash.digest('hex').slice(0, 16)}`, FILES: names };
        const source = fs.readFileSync(WORKER, 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('= KEPT;', `= ${JSON.stringify(kept)};`) });
      },
    },
  };
}
