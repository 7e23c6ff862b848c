// /api/openapi.json for machines, /api/docs for people.
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

const FOLDER = path.join(import.meta.dirname, 'docs');
const FILES = [
  ['/api/docs', 'index.html', 'text/html; charset=utf-8'],
  ['/api/docs/page.css', 'page.css', 'text/css; charset=utf-8'],
  ['/api/docs/page.js', 'page.js', 'text/javascript; charset=utf-8'],
] as const;

export const docs: FastifyPluginAsync = async (app) => {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  for (const [address, file, type] of FILES)
    app.get(address, { schema: { hide: true } }, async (_, reply) => {
      return await reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(await fs.promises.readFile(path.join(FOLDER, file)));
    });
};
