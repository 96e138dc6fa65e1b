import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RunnerTestCase } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const asName = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').slice(0, 80);

/**
 * Makes the folder for what a failed test leaves, and adds to its errors where that is, how to run the file alone, and
 * `more` lines. Returns the folder.
 */
export async function folderOfFailure(task: RunnerTestCase, project: string, more: readonly string[] = []) {
  const file = path.relative(root, task.file.filepath);
  const folder = path.join('.data', 'failed', asName(path.basename(file, '.ts')), asName(task.name));
  await mkdir(path.join(root, folder), { recursive: true });
  const lines = [
    `Left in ${folder}.`,
    ...more,
    `Alone: npx pnpm@10 exec vitest run --project ${project} ${file}`,
  ];
  for (const error of task.result?.errors ?? []) error.message += `\n${lines.join('\n')}`;
  return path.join(root, folder);
}
