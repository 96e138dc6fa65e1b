import { participantTable } from '@acheep/contract/events/participant';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { deskOf } from '../../../testing/participant-desk.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { followGathering } from './gathering-change.service.ts';

const api = await startApi();
const desk = (overrides: Parameters<typeof deskOf>[1] = {}) => deskOf(api, overrides);

describe('presence at each session', () => {
  it('is marked for one, for all, and counts from four in five on', async () => {
    const { registered, holdSix, mark, list } = await desk({ certificate: true });
    await registered(2);
    await holdSix(-2);
    const [one, other] = await list();
    await mark({ ids: [one._id], session: 0, wasThere: true });
    expect((await mark({ session: 1, wasThere: true })).body.data).toEqual({ changed: 2 });
    expect((await list()).map(({ presentAt }: { presentAt: number[] }) => presentAt)).toEqual([[0, 1], [1]]);
    const early = await mark({ ids: [one._id], session: 5, wasThere: true });
    expect([early.status, early.body.code]).toEqual([409, 'registration.not_begun']);
    await holdSix(-10);
    for (const session of [2, 3]) await mark({ session, wasThere: true });
    expect((await list())[0]).toMatchObject({ attendedAt: null, certificate: null });
    await mark({ ids: [one._id], session: 4, wasThere: true });
    const [whole, part] = await list();
    expect(whole.attendedAt).not.toBeNull();
    expect(whole.certificate).not.toBeNull();
    expect([part._id, part.presentAt, part.certificate]).toEqual([other._id, [1, 2, 3], null]);
    await mark({ ids: [one._id], session: 0, wasThere: false });
    expect((await list())[0]).toMatchObject({ presentAt: [1, 2, 3, 4], attendedAt: null, certificate: null });
    expect((await mark({ session: 9, wasThere: true })).status).toBe(422);
  });

  it('of the previous version, which noted no sessions, was at all of them', async () => {
    const { registered, holdSix, mark, list, params } = await desk();
    await registered(1);
    await holdSix(-10);
    await api.prisma.registration.updateMany({
      where: { gatheringId: params.id },
      data: { attendedAt: new Date() },
    });
    expect((await list())[0].presentAt).toEqual([0, 1, 2, 3, 4, 5]);
    await mark({ session: 0, wasThere: false });
    expect((await list())[0].presentAt).toEqual([1, 2, 3, 4, 5]);
  });

  it('stays with its sessions where one is called off before it, or all are put right', async () => {
    const { registered, holdSix, mark, list, params } = await desk();
    await registered(1);
    const before = await holdSix(-4);
    for (const session of [0, 2, 3]) await mark({ session, wasThere: true });
    const follow = (timesBefore: typeof before) =>
      api.prisma.$transaction(async (tx) => {
        await lockGathering(tx, params.id);
        const change = {
          before: 'active',
          after: 'active',
          dates: true,
          place: false,
          seats: false,
        } as const;
        await followGathering(tx, { id: params.id, kind: 'training', ...change, timesBefore }, api.deps);
      });
    await api.prisma.gatheringSession.delete({
      where: { gatheringId_position: { gatheringId: params.id, position: 1 } },
    });
    const positions = await api.prisma.gatheringSession.findMany({
      where: { gatheringId: params.id },
      orderBy: { position: 'asc' },
    });
    await follow(before);
    expect((await list())[0].presentAt).toEqual([0, 1, 2]);
    await holdSix(-5);
    await follow(positions);
    expect((await list())[0].presentAt).toHaveLength(3);
  });

  it('at the only one no longer suffices once there is a second', async () => {
    const { registered, mark, list, params } = await desk();
    await registered(1);
    const startsAt = new Date(api.deps.now().getTime() - 3_600_000);
    const endsAt = new Date(api.deps.now().getTime() + 3_600_000);
    const put = (data: object[]) =>
      api.prisma.gatheringSession.createMany({
        data: data.map((one, position) => ({ gatheringId: params.id, position, startsAt, endsAt, ...one })),
      });
    await api.prisma.gatheringSession.deleteMany({ where: { gatheringId: params.id } });
    await put([{}]);
    await api.prisma.gathering.update({ where: params, data: { startsAt, endsAt } });
    await mark({ session: 0, wasThere: true });
    expect((await list())[0].attendedAt).not.toBeNull();
    await api.prisma.gatheringSession.deleteMany({ where: { gatheringId: params.id } });
    const later = new Date(endsAt.getTime() + 3_600_000);
    await put([{}, { startsAt: endsAt, endsAt: later }]);
    await api.prisma.gathering.update({ where: params, data: { endsAt: later } });
    await api.prisma.$transaction(async (tx) => {
      await lockGathering(tx, params.id);
      const change = { before: 'active', after: 'active', dates: true, place: false, seats: false } as const;
      const timesBefore = [{ startsAt, endsAt }];
      await followGathering(tx, { id: params.id, kind: 'training', ...change, timesBefore }, api.deps);
    });
    expect((await list())[0]).toMatchObject({ presentAt: [0], attendedAt: null });
  });

  it('has a column for each in the table', async () => {
    const { registered, holdSix, mark, by, params } = await desk();
    await registered(1);
    await holdSix(-10);
    await mark({ session: 2, wasThere: true });
    const { text } = (await by.call(participantTable, { params })).body.data;
    const [heads = '', row = ''] = text.split('\r\n');
    const sessions = heads
      .split(',')
      .flatMap((head: string, at: number) => (/^20\d\d-/.test(head) ? [at] : []));
    expect(sessions.map((at: number) => row.split(',')[at])).toEqual(['', '', 'Yes', '', '', '']);
  });
});
