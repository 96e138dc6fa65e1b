import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Harness } from './harness.ts';

/**
 * Gives uploads a temporary folder of their own, in which none leaves a file behind, however it ends. Returns what lists
 * its files.
 */
export function leavesNothingIncoming(api: Harness): () => Promise<string[]> {
  const usual = process.env.TMPDIR;
  let incoming: string;
  beforeAll(async () => {
    incoming = await mkdtemp(path.join(path.dirname(api.deps.config.STORAGE_DIR), 'incoming-'));
    process.env.TMPDIR = incoming;
  });
  afterEach(async () => {
    await expect.poll(() => readdir(incoming)).toEqual([]);
  });
  afterAll(() => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  });
  return () => readdir(incoming);
}
