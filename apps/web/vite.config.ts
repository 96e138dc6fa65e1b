import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { fileGroups } from './file-groups.ts';
import { serviceWorker } from './service-worker.ts';

const api = 'http://127.0.0.1:3000';

/** Bytes from which a file becomes smaller, with its header. */
const leastCompressed = 1024;

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

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const groups = command === 'build' ? await fileGroups() : new Map<string, string>();
  return {
    plugins: [react(), compressed, serviceWorker],
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
            includeDependenciesRecursively: false,
            groups: [{ name: 'app', tags: ['$initial'], priority: 1 }, { name: (id) => groups.get(id) }],
          },
        },
      },
    },
  };
});
