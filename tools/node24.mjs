// Node 24 runs TypeScript as it is and has SQLite inside. Where the machine's Node is older, the npm package
// that holds the Node 24 program for this platform is put into .cache, outside node_modules and the lock file.
import fs from 'node:fs';
import path from 'node:path';
import { CACHE, Failure, npm, step } from './shared/steps.mjs';

export const VERSION = '24.21.0';
const WANTED = 24;

const major = Number(process.versions.node.split('.')[0]);
const platform = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${platform}-${process.arch}`;
const folder = path.join(CACHE, `node-${VERSION}`);
const installed = path.join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');

/** The Node program to use, or undefined when it has to be installed first. @returns {string | undefined} */
export function node24() {
  if (major >= WANTED) return process.execPath;
  return fs.existsSync(installed) ? installed : undefined;
}

/** Installs Node 24 beside the project and returns its program. @returns {Promise<string>} */
export async function installNode24() {
  await step(`getting Node ${VERSION}, since this is ${process.versions.node}`, async () => {
    // Built in a folder of its own and moved into place: nobody ever sees half of it.
    const building = `${folder}.${process.pid}`;
    fs.rmSync(building, { recursive: true, force: true });
    fs.mkdirSync(building, { recursive: true });
    fs.writeFileSync(path.join(building, 'package.json'), '{ "private": true }\n');
    try {
      await npm(['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', building, `${name}@${VERSION}`], building);
    } catch (error) {
      fs.rmSync(building, { recursive: true, force: true });
      const reason = error instanceof Error ? error.message : String(error);
      throw new Failure(`Node ${WANTED} or newer is needed and npm could not bring it. Please install it yourself.\n${reason}`);
    }
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(building, folder);
  });
  return installed;
}
