import type { Config } from '../config.ts';
import { end, startBeside } from './beside.ts';

/** For development: the API restarts when its files change, and Vite serves the page with hot reload. */
export function startWatching(config: Config): () => Promise<void> {
  const children = [
    startBeside(config, 'apps/api', ['--watch', '--watch-preserve-output', 'src/server.ts']),
    startBeside(config, 'apps/web', ['node_modules/vite/bin/vite.js']),
  ];
  return async () => {
    await Promise.all(children.map(end));
  };
}
