// npm run packages: what can be published, as it is: plain JavaScript with types and source maps, a folder for each in
// .cache/packages, and a tarball beside it. Node removes no types below node_modules (docs/decisions/0002).
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE, Failure, npm, quietly, ROOT, step } from './shared/steps.mjs';

/** In the order in which they need each other. */
export const PACKAGES = ['engine', 'games', 'bots', 'library'];
export const FOLDER = path.join(CACHE, 'packages');
/** What is for those who work on the house: tests, and what games are put through. */
const LEFT_OUT = /\.test\.ts$|(^|\/)(tests|node_modules|battery|cases\/.*\.yaml|records)(\/|$)/;
const NODE = '>=22';

/** Builds them all. @returns {Promise<Record<string, string>>} the tarball of each */
export async function packages(folder = FOLDER) {
  fs.rmSync(folder, { recursive: true, force: true });
  const sources = path.join(folder, 'sources');
  for (const name of PACKAGES) copy(name, folder);
  await step('building the packages', () => emit(sources, folder));
  fs.rmSync(sources, { recursive: true });
  /** @type {Record<string, string>} */
  const tarballs = {};
  for (const name of PACKAGES) {
    describe(name, path.join(folder, name));
    await npm(['pack', path.join(folder, name), '--pack-destination', folder, '--silent'], folder);
    const tarball = fs.readdirSync(folder).find((file) => file.startsWith(`ridotto-${name}-`) && file.endsWith('.tgz'));
    if (tarball === undefined) throw new Failure(`npm has packed nothing for ${name}`);
    tarballs[name] = path.join(folder, tarball);
  }
  return tarballs;
}

const RELATIVE = /((?:from|import|import\()\s*['"]\.{1,2}\/[^'"\n]+)\.ts(?=['"])/g;
const BY_NAME = /((?:from|import|import\()\s*['"]@ridotto\/[^'"\n]+)\.ts(?=['"])/g;
/** Its sources, in which files are called by what they will be, and its data. @param {string} name @param {string} folder */
function copy(name, folder) {
  const from = path.join(ROOT, name);
  for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (LEFT_OUT.test(file.replaceAll(path.sep, '/')) || file === 'tsconfig.json' || file === 'package.json') continue;
    const text = () => fs.readFileSync(path.join(from, file), 'utf8');
    // The compiler reads data, for its types, and does not pass it on.
    if (file.endsWith('.json')) for (const place of ['.', 'sources']) write(path.join(folder, place, name, file), text());
    if (file.endsWith('.ts'))
      write(path.join(folder, 'sources', name, file), text().replaceAll(RELATIVE, '$1.js').replaceAll(BY_NAME, '$1'));
  }
  const to = path.join(folder, 'sources', name);
  const about = { name: `@ridotto/${name}`, type: 'module', exports: { '.': './index.ts', './*': './*.ts' } };
  write(path.join(to, 'package.json'), JSON.stringify(about));
  const links = path.join(folder, 'sources', 'node_modules', '@ridotto');
  fs.mkdirSync(links, { recursive: true });
  fs.symlinkSync(to, path.join(links, name), 'junction');
}

/** @param {string} file @param {string} text */
function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** @param {string} sources @param {string} folder */
async function emit(sources, folder) {
  const config = path.join(sources, 'tsconfig.json');
  const settings = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      allowImportingTsExtensions: false,
      target: 'es2023',
      types: ['node'],
      typeRoots: [path.join(ROOT, 'node_modules', '@types')],
      rootDir: sources,
      outDir: folder,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
    },
    include: PACKAGES.map((name) => `${name}/**/*.ts`),
    // Else the folder that it builds into is, in which the sources lie.
    exclude: ['node_modules'],
  };
  fs.writeFileSync(config, JSON.stringify(settings));
  await quietly(process.execPath, [path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '--project', config]);
}

/** package.json, the licence, and a page that says what it is. @param {string} name @param {string} folder */
function describe(name, folder) {
  const own = JSON.parse(fs.readFileSync(path.join(ROOT, name, 'package.json'), 'utf8'));
  const { version, type, license, description, dependencies = {} } = own;
  const exact = Object.fromEntries(Object.keys(dependencies).map((other) => [other, version]));
  const about = {
    name: own.name,
    version,
    description,
    license,
    type,
    engines: { node: NODE },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './*': { types: './*.d.ts', default: './*.js' },
    },
    ...(name === 'library' && { bin: { 'ridotto-environment': './node/main.js' } }),
    dependencies: exact,
  };
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  fs.copyFileSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  fs.writeFileSync(path.join(folder, 'README.md'), readme(own));
}
/** @param {{ name: string, description: string }} about */
const readme = ({ name, description }) => `# ${name}

${description}. A part of Ridotto, an open online house for four board games: San Marco, Inkognito, Valencia and Venice.

Whoever wants the rules for search, learning or research needs \`@ridotto/library\`, which brings the others.

An unofficial implementation, not affiliated with the games' authors and publishers; it ships none of their art or texts.
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    for (const file of Object.values(await packages())) console.log(path.relative(process.cwd(), file));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`ridotto: ${error.message}`);
    process.exitCode = 1;
  }
