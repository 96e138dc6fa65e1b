import path from 'node:path';
import { defineConfig } from 'vitest/config';

// `pnpm test:compose [--project one-machine|scale]`: builds and starts the compose files from scratch on a Docker
// engine and drives them with a browser. Not part of `pnpm test`: it needs an engine, and ten minutes.
const project = (name: string, include: string[]) => ({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    name,
    include,
    globalSetup: `./compose/${name}-setup.ts`,
    env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

export default defineConfig({
  test: {
    fileParallelism: false,
    projects: [
      project('one-machine', ['compose/one-machine.journey.ts']),
      project('scale', ['compose/scale.journey.ts']),
    ],
  },
});
