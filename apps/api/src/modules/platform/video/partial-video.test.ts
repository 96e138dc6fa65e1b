import { readdir } from 'node:fs/promises';
import { uploadKinds, videoPart } from '@acheep/contract/platform/upload-kind';
import { videoGet } from '@acheep/contract/platform/video';
import { videoPartBegin } from '@acheep/contract/platform/video-part';
import { describe, expect, it, vi } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { partialVideoHarness } from '../../../testing/partial-video-harness.ts';
import { beginRequest } from '../../../testing/slow-sender.ts';
import { makeVideo } from './video.tasks.ts';

const { api, small, running, filesOf, parts, someone, padded, put, end, ask, announced, whole } =
  partialVideoHarness();

describe('a video in parts', () => {
  it('becomes one like any other, and its parts are gone', async () => {
    const before = await parts();
    const { person, id } = await whole(padded(5_000_000));
    expect(await parts()).toHaveLength(before.length + 3);
    const { status, body } = await end(person, id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ originalName: 'me.mp4', state: 'waiting', percent: 0, url: null });
    expect(await parts()).toEqual(before);
    expect(await filesOf(body.data.video)).toEqual(['o']);
    const params = { id: body.data._id };
    expect(await api().prisma.upload.findUniqueOrThrow({ where: params })).toMatchObject({ size: 5_000_000 });
    await makeVideo(api().deps, params, running);
    expect((await api().as(person).call(videoGet, { params })).body.data).toMatchObject({ state: 'ready' });
  });

  it('takes 50 MB in all', async () => {
    const { person, id } = await whole(padded(uploadKinds.video.bytes));
    expect((await end(person, id)).status).toBe(201);
  }, 60_000);

  it('is the same video, whoever asks for it again, also at once', async () => {
    const { person, id } = await whole(small());
    const answers = await Promise.all([end(person, id), end(person, id)]);
    answers.push(await end(person, id));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await api().prisma.upload.count({ where: { ownerId: person.id } })).toBe(1);
    expect((await put(person, id, small().length, Buffer.from('x'))).body.code).toBe('video.part_place');
  });

  it('is announced once, however often the announcement arrives', async () => {
    const person = await someone();
    const sent = { body: { originalName: 'me.mp4', size: 9 }, headers: { 'Idempotency-Key': 'one' } };
    const [first, again] = [
      await api().as(person).call(videoPartBegin, sent),
      await api().as(person).call(videoPartBegin, sent),
    ];
    expect(again.body.data).toEqual(first.body.data);
    expect(await api().prisma.partialVideo.count({ where: { ownerId: person.id } })).toBe(1);
  });

  it('ends before all is there with how much is', async () => {
    const { person, id } = await announced(2_500_000);
    await put(person, id, 0, padded(2_000_000));
    const { status, body } = await end(person, id);
    expect([status, body.code]).toEqual([409, 'video.part_place']);
    expect(body.message).toContain('2000000 of 2500000 bytes');
    expect(await api().prisma.upload.count({ where: { ownerId: person.id } })).toBe(0);
  });

  it('waits, with all that has come, where the storage is away at its end', async () => {
    const { person, id } = await whole(small());
    const get = vi.spyOn(api().deps.storage, 'get').mockRejectedValueOnce(new Error('away'));
    expect((await end(person, id)).status).toBe(503);
    get.mockRestore();
    expect((await end(person, id)).status).toBe(201);
  });
});

describe('a part', () => {
  const size = 3_000_000;
  const part = () => padded(size).subarray(0, 1_500_000);

  it('that came before, or comes out of order, is refused with how much is there', async () => {
    const { person, id } = await announced(size);
    expect((await put(person, id, 0, part())).status).toBe(200);
    const before = await parts();
    // Two at once: a sender that is refused has a second for reading why.
    const answers = await Promise.all([0, 2_000_000].map((from) => put(person, id, from, part())));
    answers.push(await put(person, id, 1_000_000, part()));
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'video.part_place']);
      expect(body.message).toContain('1500000 of 3000000 bytes');
    }
    expect([await ask(person, id), await parts()]).toEqual([
      { _id: id, originalName: 'me.mp4', size, received: 1_500_000 },
      before,
    ]);
  });

  it('that comes twenty times at once is taken once', async () => {
    const { person, id } = await announced(size);
    const before = await parts();
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(person, id, 0, part())));
    const codes = answers.map(({ body }) => body.code ?? 'taken');
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
    expect(['request.too_many', 'taken', 'video.part_place']).toEqual(expect.arrayContaining(codes));
    expect((await ask(person, id)).received).toBe(1_500_000);
    expect(await parts()).toHaveLength(before.length + 1);
  });

  it('is taken once where two of them wait for the storage', async () => {
    const { person, id } = await announced(size);
    const before = await parts();
    const { storage } = api().deps;
    const usual = storage.put.bind(storage);
    const arrived = Promise.withResolvers<void>();
    let count = 0;
    const slow = vi.spyOn(storage, 'put').mockImplementation(async (...args) => {
      count += 1;
      if (count === 2) arrived.resolve();
      await arrived.promise;
      return usual(...args);
    });
    const answers = await Promise.all([put(person, id, 0, part()), put(person, id, 0, part())]);
    slow.mockRestore();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await parts()).toHaveLength(before.length + 1);
  });

  it('is 4 MB at most, and no more than was announced', async () => {
    const large = await announced(5_000_000);
    const { status, body } = await put(large.person, large.id, 0, padded(videoPart.most + 1));
    expect([status, body.code]).toEqual([413, 'request.too_large']);
    const little = await announced(size);
    expect((await put(little.person, little.id, 0, padded(size + 1))).status).toBe(413);
    expect((await put(little.person, little.id, 0, padded(size))).status).toBe(200);
  });

  it('is 1 MB at least, but for the last one, and not nothing', async () => {
    const { person, id } = await announced(videoPart.least + 1);
    expect((await put(person, id, 0, small())).status).toBe(400);
    expect((await put(person, id, 0, Buffer.alloc(0))).status).toBe(422);
    expect((await put(person, id, 0, padded(videoPart.least))).status).toBe(200);
    expect((await put(person, id, videoPart.least, Buffer.from('x'))).status).toBe(200);
  });

  it.each(['', '?from=', '?from=-1', '?from=x', '?from=50000001', '?from=0&from=0'])(
    'is not taken at %j',
    async (query) => {
      const { person, id } = await announced(size);
      const Authorization = `Bearer ${await api().tokenOf(person)}`;
      const response = await api()
        .http()
        .put(`/api/v1/upload/videos/part/${id}${query}`)
        .set({ Authorization })
        .attach('file', small(), 'part');
      expect([response.status, Object.keys(response.body.data)]).toEqual([422, ['from']]);
    },
  );

  it.each(['application/json', 'text/plain', 'application/octet-stream', 'multipart/form-data'])(
    'security 28: as %s is no form and refused',
    async (type) => {
      const { person, id } = await announced(size);
      const { statusCode } = await api().app.inject({
        method: 'PUT',
        url: `/api/v1/upload/videos/part/${id}?from=0`,
        headers: { Authorization: `Bearer ${await api().tokenOf(person)}`, 'Content-Type': type },
        payload: '{}',
      });
      expect([400, 415, 422]).toContain(statusCode);
    },
  );

  it('that is the first says what it is: no other file is taken in to its end', async () => {
    const before = await parts();
    const { person, id } = await announced(2000);
    const { status, body } = await put(person, id, 0, pdf(2000));
    expect([status, body.code]).toEqual([415, 'video.type']);
    expect([(await ask(person, id)).received, await parts()]).toEqual([0, before]);
  });

  it('that breaks off leaves nothing, and may be sent again', async () => {
    const before = await parts();
    const { person, id } = await announced(size);
    if (!api().app.server.listening) await api().app.listen({ port: 0 });
    const sender = beginRequest(api().app, {
      method: 'PUT',
      path: `/api/v1/upload/videos/part/${id}?from=0`,
      headers: {
        Authorization: `Bearer ${await api().tokenOf(person)}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(size),
      },
    });
    sender.send('--x\r\nContent-Disposition: form-data; name="file"; filename="part"\r\n\r\n');
    sender.send(part().subarray(0, 500_000));
    const incoming = process.env.TMPDIR ?? '';
    await expect.poll(() => readdir(incoming)).toHaveLength(1);
    sender.leave();
    await expect.poll(() => readdir(incoming)).toEqual([]);
    expect([(await ask(person, id)).received, await parts()]).toEqual([0, before]);
    expect((await put(person, id, 0, part())).status).toBe(200);
  });

  it('fault 11: that the storage does not take is a 503 and leaves nothing', async () => {
    const before = await parts();
    const { person, id } = await announced(size);
    const away = vi.spyOn(api().deps.storage, 'put').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect((await put(person, id, 0, part())).status).toBe(503);
    away.mockRestore();
    expect([(await ask(person, id)).received, await parts()]).toEqual([0, before]);
  });
});
