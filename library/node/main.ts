#!/usr/bin/env node
// ridotto-environment, as the package brings it: environments over standard input and output (docs/library.md).
import { serveLines } from './lines.ts';

await serveLines(process.stdin, process.stdout);
