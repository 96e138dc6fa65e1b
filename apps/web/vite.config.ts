import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { firstPages } from './first-pages.ts';
import { serviceWorker } from './service-worker.ts';

const api = 'http://127.0.0.1:3000';

/** Minimum size in bytes for compression to pay off, with its header. */
const minCompressed = 1024;

const source = path.join(import.meta.dirname, 'src/');

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** True for barrel modules of libraries, which only re-export others. */
const collects = (id: string) => /node_modules.*(index|tabler-icons-react)\.m?js$/.test(id);

/** Returns the name under which a library's module is imported, in lower case: its file name, without hyphens. */
const nameIn = (id: string) => path.parse(id).name.replaceAll('-', '').toLowerCase();

/**
 * Returns the modules with their static imports. From barrel modules (Mantine's index, all icons) they need only the
 * imported names.
 */
function closureOf(roots: string[], modules: Modules): Set<string> {
  const needed = new Set(roots);
  for (const id of needed) {
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {};
    // The parts of such a module that visitors' pages use never validate.
    if (importedIds.some((next) => next.includes('/zod/'))) {
      needed.delete(id);
      continue;
    }
    const named = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}/g)].join();
    const names = new Set(named.toLowerCase().match(/\w+/g));
    for (const next of importedIds)
      if (!collects(next)) needed.add(next);
      else
        for (const part of modules.getModuleInfo(next)?.importedIds ?? [])
          if (!collects(part) && names.has(nameIn(part))) needed.add(part);
  }
  return needed;
}

let known: [string, Set<string>][] | undefined;
/** Returns the first pages that need a module. */
function firstPagesOf(id: string, modules: Modules): string[] {
  known ??= Object.entries(firstPages).map(([page, needs]) => [
    page,
    closureOf(
      needs.modules.map((file) => path.join(source, file)),
      modules,
    ),
  ]);
  return known.flatMap(([page, reached]) => (reached.has(id) ? [page] : []));
}

/** Writes the compressed variants next to each file: once and at maximum compression, not for each visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const assets = path.join(dir, 'assets');
    const texts = (await readdir(assets)).filter((file) => /\.(js|mjs|css|svg)$/.test(file));
    const compress = promisify(brotliCompress);
    await Promise.all(
      texts.map(async (file) => {
        const text = await readFile(path.join(assets, file));
        if (text.length >= minCompressed)
          await writeFile(path.join(assets, `${file}.br`), await compress(text));
      }),
    );
  },
};

/** Fails the build for a file that a style refers to and nobody has: Vite itself only warns. */
const resolved: Plugin = {
  name: 'resolved',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((one) => one.endsWith('.css'))) {
      const style = await readFile(path.join(dir, file), 'utf8');
      const [, missing] = /url\(["']?((?!\/|data:|#)[^"')]+)/.exec(style) ?? [];
      if (missing) this.error(`A style refers to ${missing}, which is not there.`);
    }
  },
};

export default defineConfig({
  plugins: [react(), resolved, compressed, serviceWorker],
  server: { port: 5173, proxy: { '/api': api, '/dev': api, '/media': api } },
  build: {
    // The server uses it to find the translation files.
    manifest: 'files.json',
    // Small images stay files: the Content-Security-Policy needs no `data:` beyond Mantine's icons.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Without names: the first file lists 240 others.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Few files, which compress well, for first-time visitors; elsewhere each part has its own.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              name: (id, modules) => {
                const pages = firstPagesOf(id, modules);
                return pages.length > 1 ? 'visit' : pages[0] ? `visit${pages[0].replace(/\W+/g, '-')}` : null;
              },
              priority: 1,
            },
            { name: 'icon', test: /@tabler/, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
