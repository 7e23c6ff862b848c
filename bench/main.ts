import { bench } from './index.ts';

process.exitCode = await bench(process.argv.slice(2));
