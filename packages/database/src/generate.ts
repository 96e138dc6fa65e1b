import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const manifest = require.resolve('prisma/package.json');
const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { prisma: string } };

const { status, error, stdout, stderr } = spawnSync(
  process.execPath,
  [path.resolve(path.dirname(manifest), bin.prisma), 'generate', '--no-hints'],
  {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      CHECKPOINT_DISABLE: '1',
      // Generating needs no schema engine, but Prisma downloads one unless given its path.
      PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
    },
  },
);

if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\n`);
process.exitCode = status ?? 1;
