// node --import tools/strip-types.mjs: TypeScript's types are taken away in a thread of their own. Node's own remover of types
// makes V8 doubt every typed array of the thread it runs in: a twentieth of the rules' time (docs/speed.md).
import { register } from 'node:module';

register('./strip-types-loader.mjs', import.meta.url);
