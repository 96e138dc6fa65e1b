import { announcedPerMinute } from '@acheep/contract/messaging/announcement-option';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { mailAnnouncement } from './announcement.tasks.ts';

const api = await startApi();
let admin: string;
beforeAll(async () => {
  admin = await api.tokenOf(await createUser(api.prisma, { role: 'admin' }));
});
beforeEach(async () => {
  await api.prisma.announcement.deleteMany();
  await api.prisma.mailWording.deleteMany();
  await api.prisma.user.deleteMany({ where: { role: 'trainer' } });
});

const get = (path: string) => api.http().get(`/api/v1${path}`).set('Authorization', `Bearer ${admin}`);
const post = (path: string, body: object = {}) =>
  api.http().post(`/api/v1${path}`).set('Authorization', `Bearer ${admin}`).send(body);

/** Saves the words of the announcement in one language, as the page does. */
async function write(language: 'en' | 'km', subject: string) {
  const { body } = await get(`/admin/mail-template/words?name=announcement&language=${language}`);
  const { status } = await api
    .http()
    .put('/api/v1/admin/mail-template/words')
    .set('Authorization', `Bearer ${admin}`)
    .send({ name: 'announcement', language, subject, text: 'From {site}.', updatedAt: body.data.updatedAt });
  expect(status).toBe(200);
}
const writeBoth = async () => {
  await write('en', 'New prices');
  await write('km', 'តម្លៃថ្មី');
};
const trainer = (overrides: Parameters<typeof createUser>[1] = {}) =>
  createUser(api.prisma, { role: 'trainer', ...overrides });

/** The mails that one batch queues, and whether it queued another. */
async function batchOf(id: string) {
  const all = vi.spyOn(api.deps.queue, 'enqueueAll');
  const next = vi.spyOn(api.deps.queue, 'enqueue');
  await mailAnnouncement(api.deps, { id });
  const mails = all.mock.calls.flatMap(
    ([, , data]) => data as unknown as { to: string; reader: string; words: { subject: string } }[],
  );
  const again = next.mock.calls.map(([, , , options]) => options?.inSeconds);
  all.mockRestore();
  next.mockRestore();
  return { mails, again };
}

describe('an announcement', () => {
  it('goes to everybody of the role in their language, once, and not to those who want none or are away', async () => {
    await writeBoth();
    const sok = await trainer({ locale: 'km' });
    const dara = await trainer({ locale: 'en' });
    const quiet = await trainer();
    await api.prisma.notificationPreference.create({
      data: { userId: quiet.id, category: 'announcement', channel: 'mail', wanted: false },
    });
    await trainer({ disabledAt: new Date() });
    await trainer({ activatedAt: null });
    await createUser(api.prisma);
    const counted = await get('/admin/announcement/recipients?role=trainer');
    expect(counted.body.data).toEqual({ recipients: 2 });
    const sent = await post('/admin/announcement', { role: 'trainer' });
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({ state: 'sending', recipients: 2, mailed: 0, role: 'trainer' });
    const { mails, again } = await batchOf(sent.body.data._id);
    expect(mails.map(({ to, words }) => [to, words.subject]).sort()).toEqual(
      [
        [sok.email, 'តម្លៃថ្មី'],
        [dara.email, 'New prices'],
      ].sort(),
    );
    // Each can be turned off by its own link.
    expect(mails.map(({ reader }) => reader).sort()).toEqual([sok.id, dara.id].sort());
    expect(again).toEqual([]);
    expect((await batchOf(sent.body.data._id)).mails).toEqual([]);
    expect((await get('/admin/announcement')).body.data).toMatchObject([{ state: 'sent', mailed: 2 }]);
  });

  it('is sent over minutes, and to nobody else once it is stopped', async () => {
    await writeBoth();
    const people = Array.from({ length: announcedPerMinute + 1 }, (_, n) => ({
      email: `announced${n}@acheep.test`,
      role: 'trainer' as const,
      name: `Trainer ${n}`,
      passwordHash: '',
      activatedAt: new Date(),
    }));
    await api.prisma.user.createMany({ data: people });
    const { _id } = (await post('/admin/announcement', { role: 'trainer' })).body.data;
    const first = await batchOf(_id);
    expect([first.mails.length, first.again]).toEqual([announcedPerMinute, [60]]);
    const busy = await post('/admin/announcement', { role: 'recruiter' });
    expect([busy.status, busy.body.code]).toEqual([409, 'announcement.under_way']);
    for (let time = 0; time < 2; time++) {
      const stopped = await post(`/admin/announcement/${_id}/stop`);
      expect(stopped.body.data).toMatchObject({ state: 'stopped', mailed: announcedPerMinute });
    }
    expect(await batchOf(_id)).toEqual({ mails: [], again: [] });
    const actions = await api.prisma.auditEntry.findMany({
      where: { subjectId: _id },
      select: { action: true },
    });
    expect(actions.map(({ action }) => action).sort()).toEqual(['announcement.send', 'announcement.stop']);
  });

  it('is refused while it is not written in both languages, and the second time', async () => {
    await trainer();
    await write('en', 'New prices');
    const unwritten = await post('/admin/announcement', { role: 'trainer' });
    expect([unwritten.status, unwritten.body.code]).toEqual([409, 'announcement.unwritten']);
    await write('km', 'តម្លៃថ្មី');
    const [one, two] = await Promise.all([
      post('/admin/announcement', { role: 'trainer' }),
      post('/admin/announcement', { role: 'trainer' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
    const { _id } = [one, two].find(({ status }) => status === 201)?.body.data ?? {};
    await batchOf(_id);
    const again = await post('/admin/announcement', { role: 'trainer' });
    expect([again.status, again.body.code]).toEqual([409, 'announcement.again']);
    expect((await post('/admin/announcement', { role: 'user' })).status).toBe(201);
  });
});
