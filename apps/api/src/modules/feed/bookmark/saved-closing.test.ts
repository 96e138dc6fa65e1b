import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import { createApplication } from '@acheep/prisma/factories/application';
import { createBookmark } from '@acheep/prisma/factories/bookmark';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { remindOfSaved } from './saved-closing.tasks.ts';

const api = await startApi();

const now = new Date();
const day = today(now);
const before = new Date(startOfDay(day).getTime() - 1000);
const inDays = (days: number) => new Date(addDays(day, days));
const remind = (moment = now) => remindOfSaved({ ...api.deps, now: () => moment });

interface Mail {
  template: string;
  to: string;
  params: { closing: { title: string; noun: string; day: string }[] };
}
async function mailsTo(to: string) {
  const rows = await api.prisma.$queryRaw<{ data: Mail }[]>`
    SELECT data FROM pgboss.job WHERE data->>'template' = 'saved-closing' AND data->>'to' = ${to} ORDER BY created_on`;
  return rows.map(({ data }) => data.params.closing.map(({ title }) => title));
}
const rungFor = async (userId: string) =>
  (await api.prisma.notification.findMany({ where: { userId, kind: 'saved-closing' } })).map(({ params }) =>
    notificationText('saved-closing', params as Record<string, string>, 'en'),
  );

/** A job that closes in so many days, saved the day before. */
async function saved(userId: string, title: string, days: number, columns = {}) {
  const { id } = await createJob(api.prisma, { title, closingDate: inDays(days), ...columns });
  await createBookmark(api.prisma, { userId, jobId: id, createdAt: before });
  return id;
}

describe('the reminder of what was saved', () => {
  it('names what closes within two days, soonest first, in one mail and one notification', async () => {
    const { id, email } = await createUser(api.prisma);
    await saved(id, 'Tailor', 2);
    await saved(id, 'Driver', 0);
    await saved(id, 'Cook', 3);
    const training = await createGathering(api.prisma, { title: 'First Aid', registerUntil: inDays(1) });
    await api.prisma.bookmark.create({ data: { userId: id, gatheringId: training.id, createdAt: before } });
    await remind();
    expect(await mailsTo(email)).toEqual([['Driver', 'First Aid', 'Tailor']]);
    expect(await rungFor(id)).toEqual(['3 of your saved jobs, trainings and events close soon.']);
    await remind();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('comes once, also where two workers come at once, and again for a later closing day', async () => {
    const { id, email } = await createUser(api.prisma);
    const job = await saved(id, 'Welder', 1);
    await Promise.all([remind(), remind()]);
    expect(await mailsTo(email)).toEqual([['Welder']]);
    expect(await rungFor(id)).toEqual(['“Welder”, which you saved, closes soon.']);
    await api.prisma.job.update({ where: { id: job }, data: { closingDate: inDays(2) } });
    await remind();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('leaves out what was applied for, is off the site, or was saved today', async () => {
    const { id, email } = await createUser(api.prisma);
    const applied = await saved(id, 'Applied', 1);
    await createApplication(api.prisma, { jobId: applied, applicantId: id });
    await saved(id, 'Closed', 1, { status: 'closed' });
    const hidden = await saved(id, 'Hidden', 1);
    const { company } = await api.prisma.job.findUniqueOrThrow({
      where: { id: hidden },
      select: { company: true },
    });
    await api.prisma.user.update({ where: { id: company.ownerId }, data: { disabledAt: now } });
    const { id: fresh } = await createJob(api.prisma, { title: 'Fresh', closingDate: inDays(1) });
    await createBookmark(api.prisma, { userId: id, jobId: fresh, createdAt: now });
    await remind();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('goes to nobody who is disabled or has switched it off', async () => {
    const disabled = await createUser(api.prisma, { disabledAt: now });
    const quiet = await createUser(api.prisma);
    await api.prisma.notificationPreference.createMany({
      data: (['bell', 'mail'] as const).map((channel) => ({
        userId: quiet.id,
        category: 'saved-closing',
        channel,
        wanted: false,
      })),
    });
    for (const { id } of [disabled, quiet]) await saved(id, 'Guard', 1);
    await remind();
    expect(await rungFor(disabled.id)).toEqual([]);
    expect(await mailsTo(disabled.email)).toEqual([]);
    expect(await rungFor(quiet.id)).toEqual([]);
  });
});
