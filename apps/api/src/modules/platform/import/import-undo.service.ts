import type { Deps } from '../../../deps.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import * as imports from './import.repository.ts';
import * as write from './import-write.repository.ts';

const batch = 50;

type Job = Awaited<ReturnType<typeof write.lockMadeJobs>>[number];
type Company = Awaited<ReturnType<typeof write.lockMadeCompanies>>[number];

/** True when a job is in use: somebody has applied, was invited, or has saved it. */
const isJobUsed = ({ job, savedAt }: Job) =>
  job !== null &&
  (job.orderId !== null ||
    Object.values(job._count).some((count) => count > 0) ||
    (!job.company.owner.keeper && job.updatedAt.getTime() !== savedAt.getTime()));

const isCompanyUsed = ({ company }: Company) =>
  company !== null && (!company.owner.keeper || Object.values(company._count).some((count) => count > 0));

/** Deletes, in batches, what an import has created: its jobs, then companies without jobs. */
export async function undoImport(
  { database: { prisma } }: Pick<Deps, 'database'>,
  importId: string,
  signal: AbortSignal,
) {
  const step = () =>
    prisma.$transaction(
      async (tx) => {
        if ((await imports.lockImport(tx, importId))?.state !== 'undoing') return false;
        await write.lockImports(tx);
        let removed = 0;
        let stayed = 0;
        const jobs = await write.lockMadeJobs(tx, importId, batch);
        for (const made of jobs) {
          if (isJobUsed(made) || !made.job) {
            stayed += 1;
            await write.letStay(tx, keyOf(made));
          } else {
            removed += 1;
            await write.deleteJob(tx, made.job.id);
          }
        }
        const companies = jobs.length > 0 ? [] : await write.lockMadeCompanies(tx, importId, batch);
        for (const made of companies) {
          if (isCompanyUsed(made) || !made.company) {
            stayed += 1;
            await write.letStay(tx, keyOf(made));
          } else {
            removed += 1;
            await write.deleteKeeper(tx, made.company.owner.id);
          }
        }
        const isOver = jobs.length + companies.length === 0;
        await imports.saveImport(tx, importId, {
          removed: { increment: removed },
          stayed: { increment: stayed },
          ...(isOver && { state: 'undone' as const }),
        });
        return !isOver;
      },
      { timeout: 60_000 },
    );
  while (await step()) {
    if (signal.aborted) throw new TaskFailure('stopped before all was taken away');
  }
}

const keyOf = ({ source, kind, externalId }: { source: string; kind: string; externalId: string }) => ({
  source,
  kind,
  externalId,
});
