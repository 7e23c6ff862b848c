// What first pictures need is compressed once, when it is built, as hard as can be: a twelfth less than what is quick enough to be done
// for each request. The house sends `x.js.br` for `x.js` to whoever reads that.
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
/** Bytes: less is not compressed on its way either. */
const MUCH = 1024;

/** `first`: is the script of this name one of those? */
export function compressed(first: (name: string) => boolean): Plugin {
  return {
    name: 'ridotto-compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const write = async (name: string): Promise<void> => {
        const file = path.join(dir, name);
        const content = await fs.readFile(file);
        if (content.length < MUCH) return;
        const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
        await fs.writeFile(`${file}.br`, await brotli(content, { params }));
      };
      await Promise.all(
        Object.values(bundle)
          .filter((file) => (file.type === 'chunk' ? first(file.name) : file.fileName.endsWith('.css')))
          .map(({ fileName }) => write(fileName)),
      );
    },
  };
}
