import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:3000';

/** What forms check with. No page needs it before a form is opened. */
const schemas = /[\\/]zod[\\/]|packages[\\/]contract[\\/]/;

/** How many parts are loaded only when they are needed: pages, dialogs, heavy fields. */
const lazyParts = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').match(/\bimport\('\./g)?.length ?? 0)
  .reduce((sum, count) => sum + count, 0);

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': api, '/dev': api, '/media': api } },
  build: {
    // The server reads from it which file holds the words of a language.
    manifest: 'files.json',
    // Small images stay files: the content security policy needs no `data:` beyond what Mantine's icons use.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most pages use travels together: fewer, better compressed files than one for each shared module.
          // Nearly half of all lazily loaded parts: a lower count pulls what few pages need into everybody's first load, a
          // higher one leaves dozens of tiny files. The schemas stay out whatever the count: every form has them, and
          // no public page does.
          groups: [
            { name: 'shared', minShareCount: Math.ceil(lazyParts * 0.45), test: (id) => !schemas.test(id) },
            { name: 'icon', test: /@tabler/, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
