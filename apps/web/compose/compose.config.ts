import path from 'node:path';
import { defineConfig } from 'vitest/config';

// `pnpm test:compose [--project one-machine|scale]`: the compose files, built and started from nothing on a Docker
// engine, and driven by a browser. Not part of `pnpm test`: it takes an engine, and ten minutes.
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
