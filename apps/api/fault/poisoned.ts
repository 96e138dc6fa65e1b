import { isMainThread } from 'node:worker_threads';
import type { Module } from '../src/module.ts';

// Preloaded before the program of `pnpm start`; takes effect only in the process and thread that serves.
if (isMainThread && process.argv[1]?.endsWith('product.ts')) {
  const { modules } = await import('../src/modules.ts');
  const { poison } = await import('../src/testing/poison.ts');
  (modules as Module[]).push(poison);
}
