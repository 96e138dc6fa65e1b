import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { loadedFiles, readBuiltFiles } from './built-files.ts';
import { firstPages } from './first-pages.ts';

const root = import.meta.dirname;

/**
 * Entry points that must open offline: the offline page and a stored job. Everything else is cached when it is first
 * loaded.
 */
const modules = [
  'features/platform/offline/offline-parts.tsx',
  'features/platform/offline/offline-page.tsx',
  'features/platform/offline/open-offline.ts',
  'features/platform/offline/seen-job-page.tsx',
  'layouts/page-focus.tsx',
  'lib/waiting.ts',
  'ui/feedback-outlet.tsx',
  'lib/word-files.ts',
  'more-routes.tsx',
  ...firstPages['/job/:id'].modules,
];
const words = ['kernel/common', 'jobs/job', 'platform/offline'].flatMap((name) =>
  ['en', 'km'].map((locale) => `locales/${locale}/${name}.json`),
);

/** Builds `sw.js`, which lists the files of this build. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const document = await readFile(path.join(dir, 'index.html'), 'utf8');
    const roots = [...modules, ...words].map((file) => `src/${file}`);
    const { scripts, styles } = loadedFiles(readBuiltFiles(dir), document, roots);
    const files = [...scripts, ...styles].map((file) => `/${file}`);
    const revision = createHash('sha256')
      .update(document + files)
      .digest('hex')
      .slice(0, 16);
    const precached = [
      ...['/shell', '/km/shell'].map((url) => ({ url, revision })),
      ...files.map((url) => ({ url, revision: null })),
    ];
    const entries = [...document.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, file]) => file).join(' ');
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      define: { __precached__: JSON.stringify(precached), __entries__: JSON.stringify(entries) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: {
          input: path.join(root, 'src/worker/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  },
};
