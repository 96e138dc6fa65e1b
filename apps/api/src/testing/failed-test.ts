import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RunnerTestCase } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const asName = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 80);

/**
 * Makes the folder for what a failed test leaves, and adds to its errors where that is, how to run the file alone, and
 * `more` lines. Returns the folder.
 */
export async function folderOfFailure(task: RunnerTestCase, more: readonly string[] = []) {
  const { filepath, projectName } = task.file;
  const file = path.relative(root, filepath);
  const folder = path.join('.data', 'failed', asName(path.basename(file, '.ts')), asName(task.name));
  await mkdir(path.join(root, folder), { recursive: true });
  const lines = [
    `Left in ${folder}.`,
    ...more,
    `Alone: TEST_SEED=${process.env.TEST_SEED} npx pnpm@10 exec vitest run --project ${projectName} ${file}`,
  ];
  for (const error of task.result?.errors ?? []) error.message += `\n${lines.join('\n')}`;
  return path.join(root, folder);
}
