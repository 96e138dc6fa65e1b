import {
  participantAdd,
  participantCancel,
  participantList,
  participantMarkUpdate,
  participantMove,
  participantSeat,
} from '@acheep/contract/events/participant';
import { createGathering } from '@acheep/prisma/factories/gathering';
import type { Harness } from './harness.ts';
import { trainingOf } from './registration.ts';

const day = 86_400_000;

/** A training of six sessions, a day apart, of which the third is today; with functions of its trainer. */
export async function deskOf(api: Harness, overrides: Parameters<typeof trainingOf>[1] = {}) {
  const made = await trainingOf(api, overrides);
  const by = api.as(made.trainer);
  const { params } = made;
  const list = async () => (await by.call(participantList, { params, query: { sort: 'turn_1' } })).body.data;
  const add = (body: object = {}, whose: { id: string } = made.trainer) =>
    api.as(whose).call(participantAdd, {
      params,
      body: { name: 'ជា សុភា', phone: '+85512345678', seat: 'free', ...body } as never,
    });
  const to = (id: string) => ({ params: { id } });
  const seat = (id: string, at: 'free' | 'beyond' | 'waiting' = 'free') =>
    by.call(participantSeat, { ...to(id), body: { seat: at } });
  const cancel = (id: string, reason?: string) =>
    by.call(participantCancel, { ...to(id), body: { ...(reason && { reason }) } });
  const move = (id: string, gatheringId: string) =>
    by.call(participantMove, { ...to(id), body: { gatheringId, seat: 'free' } });
  const mark = (body: object) => by.call(participantMarkUpdate, { params, body: body as never });
  const another = (more: Parameters<typeof createGathering>[1] = {}) =>
    createGathering(api.prisma, { ownerId: made.trainer.id, title: 'Later', ...more });
  /** Six sessions, of which the first begins that many days from now. */
  async function holdSix(first: number) {
    const times = [...Array(6).keys()].map((at) => {
      const startsAt = new Date(api.deps.now().getTime() + (first + at) * day);
      return { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
    });
    await api.prisma.gatheringSession.deleteMany({ where: { gatheringId: params.id } });
    await api.prisma.gatheringSession.createMany({
      data: times.map((time, position) => ({ ...time, gatheringId: params.id, position })),
    });
    const ends = { startsAt: times[0]?.startsAt ?? null, endsAt: times.at(-1)?.endsAt ?? null };
    await api.prisma.gathering.update({ where: params, data: ends });
    return times;
  }
  const audit = async (id: string) =>
    (await api.prisma.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })).map(
      ({ action, details }) => [action, details],
    );
  return { ...made, by, list, add, seat, cancel, move, mark, another, holdSix, audit };
}
