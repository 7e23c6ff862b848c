// The type of the first picture is asked for with the page itself, and not first by its styles.
import type { Plugin } from 'vite';

const FIRST = /(source-sans-3-latin-wght-normal|bona-nova-latin-700-normal)-[\w-]+\.woff2$/;

export function faces(): Plugin {
  return {
    name: 'ridotto-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
