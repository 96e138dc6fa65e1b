import { task } from '../../../plumbing/task.ts';

/** The next step of an import: depending on its state, its file is checked, its rows are imported, or it is undone. */
export const importTask = task<{ importId: string }>(
  'import',
  { en: 'Import a file', km: 'នាំចូលឯកសារ' },
  { expireInSeconds: 900 },
);
