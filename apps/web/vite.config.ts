import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { firstPages } from './first-pages.ts';

const api = 'http://127.0.0.1:3000';

/** Bytes from which a file becomes smaller, with its header. */
const leastCompressed = 1024;

const source = path.join(import.meta.dirname, 'src/');

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];
/** Modules with those of ours that they need at once. Libraries are left out: what is used of them comes along. */
function closureOf(roots: string[], modules: Modules): Set<string> {
  const reached = new Set(roots);
  for (const id of reached)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? [])
      if (next.startsWith(source)) reached.add(next);
  return reached;
}

let known: [string, Set<string>][] | undefined;
/** The first pages that need a module. */
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

/** Puts beside each file what the server sends of it: made once and as small as it gets, not for each visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const assets = path.join(dir, 'assets');
    const texts = (await readdir(assets)).filter((file) => /\.(js|mjs|css)$/.test(file));
    const compress = promisify(brotliCompress);
    await Promise.all(
      texts.map(async (file) => {
        const text = await readFile(path.join(assets, file));
        if (text.length >= leastCompressed)
          await writeFile(path.join(assets, `${file}.br`), await compress(text));
      }),
    );
  },
};

export default defineConfig({
  plugins: [react(), compressed],
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
          // Few files, which compress well, for who comes for the first time; elsewhere each part brings its own.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: (id, modules) => (firstPagesOf(id, modules).length > 1 ? 'visit' : null), priority: 1 },
            { name: 'icon', test: /@tabler/, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
