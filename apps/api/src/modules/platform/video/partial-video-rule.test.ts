import { accountDelete } from '@acheep/contract/accounts/privacy';
import { accountBytes, uploadKinds, videosBegun, videosWaiting } from '@acheep/contract/platform/upload-kind';
import { videoPartBegin, videoPartDelete, videoPartGet } from '@acheep/contract/platform/video-part';
import { createUpload } from '@acheep/prisma/factories/upload';
import { describe, expect, it } from 'vitest';
import { partialVideoHarness } from '../../../testing/partial-video-harness.ts';
import { fileErasure, sweepUploads } from '../upload/upload.tasks.ts';
import { partialVideoSweep, sweepPartialVideos } from './video.tasks.ts';

const { api, small, parts, someone, begin, put, end, announced, whole } = partialVideoHarness();
const unknown = '01900000-0000-7000-8000-000000000000';

describe('an announcement', () => {
  it('security 31: of more than 50 MB is refused before a byte is sent, in both languages', async () => {
    for (const [locale, sentence] of [
      ['en', 'File allow only 50MB.'],
      ['km', 'អនុញ្ញាតត្រឹម 50MB ប៉ុណ្ណោះ។'],
    ] as const) {
      const sent = { body: { originalName: 'me.mp4', size: uploadKinds.video.bytes + 1 }, locale };
      const { status, body } = await api()
        .as(await someone())
        .call(videoPartBegin, sent);
      expect([status, body.code, body.message]).toEqual([413, 'video.too_large', sentence]);
    }
  });

  it.each([
    [{ originalName: 'me.mp4' }, 'size'],
    [{ originalName: 'me.mp4', size: 0 }, 'size'],
    [{ originalName: 'me.mp4', size: 1.5 }, 'size'],
    [{ originalName: '', size: 1 }, 'originalName'],
    [{ originalName: 'a'.repeat(256), size: 1 }, 'originalName'],
  ])('is checked: %j', async (body, field) => {
    const answer = await api()
      .as(await someone())
      .call(videoPartBegin, { body });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });

  it('security 37: of more than the account may keep is refused', async () => {
    const person = await someone();
    await createUpload(api().prisma, { ownerId: person.id, size: accountBytes - 1000 });
    const { status, body } = await begin(person, 1001);
    expect([status, body.code]).toEqual([413, 'file.quota']);
    expect((await begin(person, 1000)).status).toBe(201);
  });

  it('security 37: and so it is at its end', async () => {
    const { person, id } = await whole(small());
    await createUpload(api().prisma, { ownerId: person.id, size: accountBytes });
    expect((await end(person, id)).body.code).toBe('file.quota');
  });

  it('security 52: waits where enough videos of the account wait', async () => {
    const person = await someone();
    for (let count = 0; count < videosWaiting; count += 1)
      await createUpload(api().prisma, { ownerId: person.id, kind: 'video', video: { create: {} } });
    expect((await begin(person, 1)).body.code).toBe('video.most_waiting');
  });

  it('is one of three at once; what nobody sends any more makes way', async () => {
    const person = await someone();
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(person, small().length)));
    const begun = all.filter(({ status }) => status === 201);
    expect(begun).toHaveLength(videosBegun);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('video.most_begun');
    for (const { body } of begun) await put(person, body.data._id, 0, small());
    const before = await parts();
    api().setClock(new Date(Date.now() + 660_000));
    expect((await begin(person, 1)).status).toBe(201);
    expect((await begin(person, 1)).status).toBe(201);
    await api().work(fileErasure);
    await expect.poll(() => parts()).toHaveLength(before.length - 2);
    expect(await api().prisma.partialVideo.count({ where: { ownerId: person.id } })).toBe(videosBegun);
  });
});

describe('access', () => {
  it('is for people with a session', async () => {
    const { id } = await announced(9);
    const answers = [begin(null, 9), put(null, id, 0, small()), end(null, id)];
    for (const answer of answers) expect((await answer).status).toBe(401);
    expect((await api().as(null).call(videoPartGet, { params: { id } })).status).toBe(401);
    expect((await api().as(null).call(videoPartDelete, { params: { id } })).status).toBe(401);
  });

  it('security 16: of somebody else’s says what is said of one that was never there', async () => {
    const { id, person } = await whole(small());
    const stranger = await someone();
    const say = async (one: string) =>
      [
        await put(stranger, one, 0, small()),
        await end(stranger, one),
        await api()
          .as(stranger)
          .call(videoPartGet, { params: { id: one } }),
        await api()
          .as(stranger)
          .call(videoPartDelete, { params: { id: one } }),
      ].map(({ status, body }) => [status, body.code, body.message]);
    const said = await say(id);
    expect(said).toEqual(await say(unknown));
    expect(said.map(([status]) => status)).toEqual([404, 404, 404, 404]);
    expect((await end(person, id)).status).toBe(201);
  });

  it('nobody fetches a part, however its address is guessed', async () => {
    const before = await parts();
    await whole(small());
    const [name] = (await parts()).filter((one) => !before.includes(one));
    expect((await api().http().get(`/media/parts/${name}`)).status).toBe(404);
  });
});

describe('what nobody ends', () => {
  it('is gone when its sender stops it', async () => {
    const before = await parts();
    const { person, id } = await whole(small());
    const { status, body } = await api().as(person).call(videoPartDelete, { params: { id } });
    expect([status, body.data]).toEqual([200, null]);
    expect(await parts()).toEqual(before);
    expect((await end(person, id)).status).toBe(404);
  });

  it('is gone a day after its last part, and not before, whatever else is swept', async () => {
    const before = await parts();
    const { id } = await whole(small());
    api().setClock(new Date(Date.now() + 86_000_000));
    await sweepPartialVideos(api().deps);
    api().setClock(new Date(Date.now() + 10 * 86_400_000));
    await sweepUploads(api().deps);
    expect((await parts()).length).toBeGreaterThan(0);
    expect(await api().prisma.partialVideo.count({ where: { id } })).toBe(1);
    await api().work(partialVideoSweep);
    await api().prisma.$transaction((tx) => api().deps.queue.enqueue(tx, partialVideoSweep, {}));
    await expect.poll(async () => (await parts()).filter((one) => !before.includes(one))).toEqual([]);
    expect(await api().prisma.partialVideo.count({ where: { id } })).toBe(0);
  });

  it('is found by the nightly sweep where a part has lost its record', async () => {
    await whole(small());
    await api().prisma.partialVideo.deleteMany();
    api().setClock(new Date(Date.now() + 86_400_000 + 60_000));
    await sweepUploads(api().deps);
    expect(await parts()).toEqual([]);
  });

  it('goes with its account', async () => {
    const before = await parts();
    const { person } = await whole(small());
    expect(await parts()).toHaveLength(before.length + 1);
    const passwordHash = await api().deps.passwords.hash('correct horse battery');
    await api().prisma.user.update({ where: { id: person.id }, data: { passwordHash } });
    const body = { password: 'correct horse battery' };
    expect((await api().as(person).call(accountDelete, { body })).status).toBe(200);
    await api().work(fileErasure);
    await expect.poll(() => parts()).toEqual(before);
    expect(await api().prisma.partialVideo.count({ where: { ownerId: person.id } })).toBe(0);
  });
});
