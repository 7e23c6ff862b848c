// Tests in a browser, with the page as it is in this copy of the house, for planted faults (mutants.mjs). Arguments: a file, and if wanted what the names of its tests have.
import path from 'node:path';
import { buildPage, pageToBuild } from './page.mjs';
import { openly, ROOT } from './shared/steps.mjs';

const [file, only] = process.argv.slice(2);
const sources = pageToBuild();
if (sources !== undefined) await buildPage(process.execPath, sources);
const playwright = path.join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const args = ['test', path.basename(file), '-x', '--workers=1', '--reporter=line', ...(only === undefined ? [] : ['-g', only])];
const { code } = await openly(process.execPath, [playwright, ...args], { cwd: path.join(ROOT, 'web') });
process.exitCode = code === 0 ? 0 : 1;
