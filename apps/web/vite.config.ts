import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { builtFiles } from './built-files.ts';
import { firstPages, followingModules, followingWords } from './first-pages.ts';
import { serviceWorker } from './service-worker.ts';

const api = 'http://127.0.0.1:3000';

/** Minimum size in bytes for compression to pay off, with its header. */
const minCompressed = 1024;

const source = path.join(import.meta.dirname, 'src/');

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** True for barrel modules of libraries, which only re-export others. */
const collects = (id: string) => /node_modules.*(index|tabler-icons-react)\.m?js$/.test(id);

/** Returns the names under which a library's module is imported, in lower case: its file's, and those of its exports. */
const exportsOf = (id: string, modules: Modules) =>
  [path.parse(id).name.replaceAll('-', ''), ...(modules.getModuleInfo(id)?.exports ?? [])].map((name) =>
    name.toLowerCase(),
  );

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
          if (!collects(part) && exportsOf(part, modules).some((name) => names.has(name))) needed.add(part);
  }
  return needed;
}

interface Needs {
  page: string;
  first: Set<string>;
  later: Set<string>;
}
let needs: Needs[] | undefined;

/** What each first page needs, at first and later. */
function needsOf(modules: Modules): Needs[] {
  const reach = (files: readonly string[]) =>
    closureOf(
      files.map((file) => path.join(source, file)),
      modules,
    );
  needs ??= Object.entries(firstPages).map(([page, { modules: first, later }]) => ({
    page: page.replace(/\W+/g, '-'),
    first: reach(first),
    later: reach([...followingModules, ...later]),
  }));
  return needs;
}

/** The file of a module that first pages need: of several pages, of one, or of those for what follows. */
function fileOfVisit(id: string, modules: Modules): string | null {
  const all = needsOf(modules);
  const first = all.filter((page) => page.first.has(id));
  const later = all.filter((page) => page.later.has(id));
  const [one] = first.length > 0 ? first : later;
  if (!one) return null;
  const name = first.length > 0 ? 'visit' : 'later';
  return new Set([...first, ...later]).size > 1 ? name : name + one.page;
}

const translation = /locales\/(\w+)\/(.+)\.json$/;
const firstWords = ['kernel/common', ...Object.values(firstPages).flatMap(({ words }) => words)];

/** The file of translations that pages need at first, or later. */
function fileOfWords(id: string): string | null {
  const [, locale, name = ''] = translation.exec(id) ?? [];
  if (firstWords.includes(name)) return `words-${locale}`;
  return followingWords.includes(name) ? `later-words-${locale}` : null;
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
  plugins: [react(), resolved, compressed, builtFiles, serviceWorker],
  server: { port: 5173, proxy: { '/api': api, '/dev': api, '/media': api } },
  build: {
    // Small images stay files: the Content-Security-Policy needs no `data:` beyond Mantine's icons.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Without names: the first file lists 240 others.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Few files, which compress well, for first-time visitors; elsewhere each part has its own.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 3 },
            { name: fileOfWords, priority: 2 },
            { name: fileOfVisit, priority: 1 },
            { name: 'icon', test: /@tabler/, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
