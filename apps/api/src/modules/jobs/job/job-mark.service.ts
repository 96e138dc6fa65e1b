import type { Transaction } from '@acheep/database/connection';
import type { JobDetailRow } from './job.repository.ts';
import { findSame, findSameWords, saveMarks, savePrint } from './job-mark.repository.ts';
import { printOf } from './job-print.ts';
import { basisOf, suspicionsOf } from './job-suspicion.ts';

/** Records the suspicious traits of a public or waiting job, in the transaction that saves it. */
export async function markJob(tx: Transaction, job: JobDetailRow, now: Date) {
  if (job.status !== 'active' && job.status !== 'pending') return;
  const print = printOf(job.description, job.requirements);
  await savePrint(tx, job.id, print);
  const same = print ? await findSame(tx, job.id, print) : [];
  const again = same.some(({ own }) => own) ? [] : await findSameWords(tx, job.id);
  const basis = basisOf(print?.hashes ?? [job.title, job.description, job.requirements]);
  const repeats = [...same, ...again].map(({ id, own }) => ({
    kind: own ? ('repeated' as const) : ('copied' as const),
    basis,
    said: null,
    aboutId: id,
  }));
  const odd = suspicionsOf(job).map((found) => ({ ...found, aboutId: null }));
  await saveMarks(tx, job.id, [...repeats, ...odd], now);
}
