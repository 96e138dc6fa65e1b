import {
  type AdminGathering,
  type AdminGatheringDetail,
  type AdminParticipant,
  adminGatheringEndpoints,
  type adminTrainingList,
} from '@acheep/contract/events/gathering-admin';
import { type GatheringKind, gatheringKinds } from '@acheep/contract/events/gathering-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Currency } from '@acheep/contract/kernel/money';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { statusAt } from '../gathering/gathering.policy.ts';
import {
  countParticipants,
  listParticipants,
  type ParticipantQuery,
  sumFees,
} from '../registration/participant.repository.ts';
import { presentParticipants } from '../registration/participant.service.ts';
import * as gatherings from './gathering-admin.repository.ts';

/** Trainings and events of all companies, which the operator may read. */
function gatheringAdminService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const present = (
    row: gatherings.AdminGatheringRow,
    { seat, paid, waiting }: { seat: number; paid: number; waiting: number },
  ): AdminGathering => ({
    _id: row.id,
    kind: row.kind,
    status: statusAt(now(), row),
    title: row.title,
    company: { _id: row.company.id, name: row.company.name, nameKm: row.company.nameKm },
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    currency: row.currency as Currency,
    fee: row.fee === null ? null : Number(row.fee),
    seats: row.seats,
    registered: seat,
    paid,
    waiting,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });

  async function find(kind: GatheringKind, id: string) {
    const row = await gatherings.findGathering(prisma, kind, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    async list(kind: GatheringKind, query: ParsedQueryOf<typeof adminTrainingList>) {
      const { rows, total } = await gatherings.listGatherings(prisma, kind, query, now());
      const counts = await countParticipants(
        prisma,
        rows.map(({ id }) => id),
      );
      return { data: rows.map((row) => present(row, counts(row.id))), meta: pageMeta(total, query) };
    },

    async get(kind: GatheringKind, id: string): Promise<AdminGatheringDetail> {
      const row = await find(kind, id);
      const [countsOf, certificates, fees] = await Promise.all([
        countParticipants(prisma, [id]),
        gatherings.countCertificates(prisma, id),
        sumFees(prisma, id),
      ]);
      const counts = countsOf(id);
      return {
        ...present(row, counts),
        online: row.online,
        venue: row.venue,
        address: row.address,
        times: row.sessions.map(({ startsAt, endsAt }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
        contactName: row.contactName,
        contactPhone: row.contactPhone,
        contactEmail: row.contactEmail,
        cancelled: counts.cancelled,
        attended: counts.attended,
        certificates,
        fees: fees.map(({ currency, ...sums }) => ({ currency: currency as Currency, ...sums })),
      };
    },

    async participants(kind: GatheringKind, id: string, query: ParticipantQuery, locale: Locale) {
      const { sessions } = await find(kind, id);
      const { rows, total } = await listParticipants(prisma, id, query, now(), locale);
      const data: AdminParticipant[] = await presentParticipants(prisma, rows, sessions.length);
      return { data, meta: pageMeta(total, query) };
    },
  };
}

/** The operator's view of trainings and events. */
export const gatheringAdminModule: Module = {
  routes(register, deps) {
    const service = gatheringAdminService(deps);
    for (const kind of valuesOf(gatheringKinds)) {
      const call = adminGatheringEndpoints[kind];
      register(call.list, async ({ query }) => service.list(kind, query));
      register(call.get, ({ params }) => service.get(kind, params.id));
      register(call.participants, async ({ params, query, locale }) =>
        service.participants(kind, params.id, query, locale),
      );
    }
  },
};
