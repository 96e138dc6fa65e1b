import type { adminTrainingList } from '@acheep/contract/events/gathering-admin';
import { adminGatherings, type GatheringKind } from '@acheep/contract/events/gathering-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { row } from '@acheep/database/statement';
import { workList } from '../../../search/work-list.repository.ts';
import { gatheringHas } from '../gathering/gathering.repository.ts';
import { isOfKind } from '../gathering/gathering-own.repository.ts';
import { gatheringIs } from '../gathering/public-gathering.repository.ts';

const fields = {
  id: true,
  kind: true,
  status: true,
  title: true,
  company: { select: { id: true, name: true, nameKm: true } },
  startsAt: true,
  endsAt: true,
  currency: true,
  fee: true,
  seats: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.GatheringSelect;
export type AdminGatheringRow = Prisma.GatheringGetPayload<{ select: typeof fields }>;

const detailFields = {
  ...fields,
  online: true,
  venue: true,
  address: true,
  contactName: true,
  contactPhone: true,
  contactEmail: true,
  sessions: { select: { startsAt: true, endsAt: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.GatheringSelect;

const gathering = row('gathering');
const listed = workList(adminGatherings, {
  table: 'gathering',
  filters: {
    status: (wanted, now) => gathering.or(wanted.map((one) => gatheringIs(one, now))),
    fee: (wanted) => gathering('e.fee', wanted === 'free' ? 'is' : 'is not', null),
    companyId: (id) => gathering('e.company_id', '=', id),
  },
  text: gatheringHas,
  order: { createdAt: 'e.created_at' },
  usual: 'createdAt_-1',
  load: (db, page) => db.gathering.findMany({ ...page, select: fields }),
});

export const listGatherings = (
  db: PrismaClient,
  kind: GatheringKind,
  query: ParsedQueryOf<typeof adminTrainingList>,
  now: Date,
) => listed.page(db, [isOfKind(kind)], query, now);

export const findGathering = (db: PrismaClient, kind: GatheringKind, id: string) =>
  db.gathering.findFirst({ where: { id, kind }, select: detailFields });

export const countCertificates = (db: PrismaClient, gatheringId: string) =>
  db.certificate.count({ where: { gatheringId } });
