import { createNotification } from '@acheep/prisma/factories/notification';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { mailPostNews } from './post-news.tasks.ts';

const api = await startApi();

const hour = 3_600_000;
const start = new Date('2026-11-20T05:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * hour);

/** Mails queued at a moment. */
async function mailedAt(moment: Date) {
  const queue = vi.spyOn(api.deps.queue, 'enqueueAll');
  await mailPostNews({ ...api.deps, now: () => moment });
  const mails = queue.mock.calls.flatMap(([, , data]) => data as unknown as Mail[]);
  queue.mockRestore();
  return mails;
}
interface Mail {
  template: string;
  to: string;
  params: { told: { kind: string }[] };
}
const tell = (userId: string, createdAt: Date, kind = 'post-commented', readAt: Date | null = null) =>
  createNotification(api.prisma, {
    userId,
    createdAt,
    readAt,
    kind,
    params: { company: 'Lotus', post: 'News', id: '01900000-0000-7000-8000-000000000000', count: '1' },
  });

describe('the mail about one’s entries', () => {
  it('comes once a day at most, an hour after the bell, with what is not read', async () => {
    const { id, email } = await createRecruiter(api.prisma);
    await tell(id, start);
    await tell(id, start, 'post-liked');
    await tell(id, start, 'comment-answered', after(0.5));
    await tell(id, start, 'order-confirmed');
    const mine = async (moment: Date) => (await mailedAt(moment)).filter(({ to }) => to === email);
    expect(await mine(after(0.9))).toEqual([]);
    const [mail, ...more] = await mine(after(1));
    expect(more).toEqual([]);
    expect(mail?.template).toBe('post-news');
    expect(mail?.params.told.map(({ kind }) => kind).sort()).toEqual(['post-commented', 'post-liked']);
    expect(await mine(after(2))).toEqual([]);
    await tell(id, after(3), 'comment-answered');
    expect(await mine(after(6))).toEqual([]);
    const next = await mine(after(25));
    expect(next.map(({ params }) => params.told.map(({ kind }) => kind))).toEqual([['comment-answered']]);
    expect(await mine(after(50))).toEqual([]);
  });

  it('goes to nobody who is disabled, and once where two workers come at once', async () => {
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const person = await createRecruiter(api.prisma);
    for (const { id } of [disabled, person]) await tell(id, start);
    const [one, two] = await Promise.all([
      mailPostNews({ ...api.deps, now: () => after(2) }),
      mailPostNews({ ...api.deps, now: () => after(2) }),
    ]);
    expect([one, two]).toEqual([undefined, undefined]);
    const jobs = await api.prisma.$queryRaw<{ to: string }[]>`
      SELECT data->>'to' AS to FROM pgboss.job WHERE data->>'template' = 'post-news'`;
    expect(jobs.filter(({ to }) => to === person.email)).toHaveLength(1);
    expect(jobs.filter(({ to }) => to === disabled.email)).toHaveLength(0);
  });
});
