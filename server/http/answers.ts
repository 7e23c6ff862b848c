// What goes with every answer of the API: it is data for whoever asked, never a page, and kept by nobody in between. The headers
// of pages, of which there are many more, would be a tenth of the work of an answer.
import type { onRequestHookHandler } from 'fastify';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

export const asAnswers: onRequestHookHandler = (_, reply, done) => {
  void reply.headers(HEADERS);
  done();
};
