import { expect, test } from 'vitest';
import { usualMigrations } from './migrate.ts';
import { checksum, readMigrations } from './migration-file.ts';
import { splitMigrations } from './restore.ts';

test('an archive from before migrations were replaced is of the one that replaces them', async () => {
  const [baseline, ...later] = await readMigrations(usualMigrations);
  if (!baseline) throw new Error('no migration');
  const before = baseline.replaces.map((name) => ({ name, checksum: 'x' }));
  const since = { name: baseline.name, checksum: checksum(baseline.sql) };
  for (const recorded of [before, [...before, since], [since]])
    expect(await splitMigrations(recorded)).toEqual({ had: [baseline], later });
  await expect(splitMigrations(before.slice(1))).rejects.toMatchObject({ code: 'migration.older' });
  await expect(
    splitMigrations([since, { name: '20991231000000_newer', checksum: 'x' }]),
  ).rejects.toMatchObject({
    code: 'backup.mismatch',
  });
});
