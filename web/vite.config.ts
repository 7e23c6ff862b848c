// The page: Preact by the new JSX transform, few files to begin with (offline/chunks.ts), languages, rules and the checking of records apart.
import { defineConfig } from 'vite';
import { groups, isFirst, shortly } from './offline/chunks.ts';
import { compressed } from './offline/compressed.ts';
import { faces } from './offline/faces.ts';
import { offline } from './offline/plugin.ts';

export default defineConfig({
  plugins: [faces(), offline(), compressed(isFirst)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: groups() }, chunkFileNames: ({ name }) => `assets/${shortly(name)}-[hash].js` } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? '8080'}`, ws: true } } },
});
