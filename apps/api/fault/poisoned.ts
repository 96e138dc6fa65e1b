import { isMainThread } from 'node:worker_threads';
import type { Module } from '../src/module.ts';

// Loaded before the program of `pnpm start`, for the one of its processes and threads that serves.
if (isMainThread && process.argv[1]?.endsWith('product.ts')) {
  const { modules } = await import('../src/modules.ts');
  const { poison } = await import('../src/testing/poison.ts');
  (modules as Module[]).push(poison);
}
