// The built client, for every address that is not the API's: it finds its own way from there.
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { nothingAt, sendProblem } from './errors.ts';

const NO_PAGE = 'The page has not been built: npm start builds it. The API is at /api/docs.\n';

export const hasPage = (folder: string): boolean => fs.existsSync(path.join(folder, INDEX));
const INDEX = 'index.html';

export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // What was compressed when it was built (web/offline/compressed.ts); the rest is on its way.
    preCompressed: true,
    // Files under assets/ have the hash of their content in their names, the others keep their names when they change.
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        path.relative(folder, file).startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const sendPage = (reply: FastifyReply): FastifyReply =>
    hasPage(folder) ? reply.sendFile(INDEX) : reply.code(404).type('text/plain').send(NO_PAGE);
  // A route of its own: the folder itself is none of the files, and would be refused.
  app.get('/', { schema: { hide: true } }, (_, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const [address] = request.url.split('?', 1);
    const looksForPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)|\.\w+$/.test(address);
    if (!looksForPage) return sendProblem(reply, nothingAt(request));
    return sendPage(reply);
  });
}
