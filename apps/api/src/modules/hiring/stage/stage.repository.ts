import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { firstStandardStage, hired, standardStages } from '@acheep/contract/hiring/stage-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, type Condition, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { change, countBy, eachRow, lockRows, type Reader } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { ofCompany, seenBy } from '../application/application-access.repository.ts';

export interface StageRow {
  id: string;
  nameEn: string;
  nameKm: string;
}

/** Stages of a company in their order, and when they were saved: never for the standard ones. */
export async function listStages(db: PrismaClient | Transaction, companyId: string) {
  const rows = await db.candidateStage.findMany({
    where: { companyId },
    orderBy: { position: 'asc' },
    select: { id: true, nameEn: true, nameKm: true, updatedAt: true },
  });
  const stages: readonly StageRow[] = rows.length > 0 ? rows : standardStages;
  return { stages, savedAt: rows[0]?.updatedAt ?? null };
}

/** Replaces the stages of a locked company. */
export async function saveStages(
  tx: Transaction,
  companyId: string,
  stages: readonly (Omit<StageRow, 'id'> & { id?: string | undefined })[],
  updatedAt: Date,
) {
  const data: Prisma.CandidateStageCreateManyInput[] = stages.map(({ id, nameEn, nameKm }, position) => ({
    companyId,
    ...(id && { id }),
    nameEn,
    nameKm,
    position,
    updatedAt,
  }));
  await tx.candidateStage.deleteMany({ where: { companyId } });
  await tx.candidateStage.createMany({ data });
}

const application = row('application');
const isShortListed: Condition = application('e.status', '=', 'shortlisted');
const stage = sql<string>`coalesce(e.stage_id, ${firstStandardStage}::uuid)`;
/** Short-listed candidates who are not hired, and so in a stage. */
const isInStages: Condition = application.and([isShortListed, application('e.hired_at', 'is', null)]);

/** Candidates in a stage, or the hired ones. */
export const isInStage = (wanted: StageReference): Condition =>
  wanted === hired
    ? application.and([isShortListed, application('e.hired_at', 'is not', null)])
    : application.and([isInStages, application(stage, '=', wanted)]);

/** Number of candidates by stage, of those that the user may see; the hired ones are in none. */
export const countInStages = (db: Reader, userId: string) =>
  countBy(db, 'application', [seenBy(userId), isInStages], stage);

/** Moves the candidates of a deleted stage of a locked company, with an event for each. */
export async function moveStage(
  tx: Transaction,
  companyId: string,
  { from, to, byId, at }: { from: string; to: StageRow; byId: string; at: Date },
) {
  const isThere = [ofCompany(companyId), isInStage(from)];
  const ids = await lockRows(tx, 'application', 'forNoKeyUpdate', ...isThere);
  const moved = { stage_id: to.id, updated_at: at };
  await change(tx, 'application', [application('e.id', '=', anyOf(ids, 'uuid[]'))], moved);
  const event = { kind: 'moved', byId, stageEn: to.nameEn, stageKm: to.nameKm, createdAt: at } as const;
  await tx.applicationEvent.createMany({ data: ids.map((applicationId) => ({ applicationId, ...event })) });
}

export const eachStage = (prisma: PrismaClient, userId: string) =>
  eachRow(
    prisma,
    'candidate_stage',
    [row('candidate_stage')('e.company_id', '=', companyOf(userId))],
    (page) =>
      prisma.candidateStage.findMany({
        ...page,
        select: { id: true, nameEn: true, nameKm: true, position: true, createdAt: true, updatedAt: true },
      }),
  );
