import { documentUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { docx, pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { signFileLink } from '../upload/file-link.ts';

const api = await startApi();
afterEach(() => {
  vi.useRealTimers();
});

async function uploaded(name: string, content: Buffer): Promise<string> {
  const owner = await createUser(api.prisma);
  const { body } = await api.as(owner).call(documentUpload, { file: { name, content } });
  return body.data.url;
}

async function sessionOf(userId: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  return (await api.prisma.session.create({ data: { userId, expiresAt } })).id;
}

const minutesLater = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

describe('a signed link', () => {
  it('is the only way to a private file: its path opens nothing', async () => {
    await uploaded('cv.pdf', pdf());
    const { path } = await api.prisma.upload.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect((await api.http().get(`/media/${path}`)).status).toBe(404);
  });

  it('opens a PDF without a session, as a thing of its own', async () => {
    const { status, headers, body } = await api
      .http()
      .get(await uploaded('cv.pdf', pdf()))
      .buffer();
    expect([status, body.equals(pdf())]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf().length),
      'content-disposition': `inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('gives everything else as a download, under its name in Khmer', async () => {
    const name = 'ប្រវត្តិរូប "ល្អ" (1).docx';
    const { headers } = await api
      .http()
      .get(await uploaded(name, docx()))
      .buffer();
    const disposition = headers['content-disposition'] ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '').replace(/"|%22/g, '')).toBe(
      name.replace(/"/g, ''),
    );
  });

  it('answers HEAD without the bytes, and without reading them', async () => {
    const get = vi.spyOn(api.deps.storage, 'get');
    const { status, headers } = await api.http().head(await uploaded('cv.pdf', pdf()));
    expect([status, headers['content-length']]).toEqual([200, String(pdf().length)]);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
    const lost = await createUpload(api.prisma);
    expect(
      (
        await api
          .http()
          .head(signFileLink(api.deps, { id: lost.id, sessionId: await sessionOf(lost.ownerId) }).url)
      ).status,
    ).toBe(404);
  });

  it('works for five minutes', async () => {
    const url = await uploaded('cv.pdf', pdf());
    minutesLater(4.9);
    expect((await api.http().get(url)).status).toBe(200);
    minutesLater(0.2);
    const { status, body } = await api.http().get(url).set('Accept-Language', 'km');
    expect([status, body.code]).toEqual([403, 'file.link_expired']);
    expect((await api.http().get(url).set('Range', 'bytes=0-3')).status).toBe(403);
    expect(body.message).toMatch(/[\u1780-\u17ff]/);
  });

  it('cannot be made or changed by anybody else', async () => {
    const url = await uploaded('cv.pdf', pdf());
    const other = (await createUpload(api.prisma)).id;
    const [subject = '', expires = '', signature = ''] = url.replace('/api/v1/file/', '').split('.');
    const [id = '', size, sessionId = ''] = subject.split('_');
    const foreign = {
      config: { ...api.deps.config, SECRET: 'another secret, as long as the first' },
      now: api.deps.now,
    };
    const links = [
      `${[other, size, sessionId, ''].join('_')}.${expires}.${signature}`,
      `${[id, size, other, ''].join('_')}.${expires}.${signature}`,
      `${subject}${other}.${expires}.${signature}`,
      `${subject}.${Number(expires) + 60_000}.${signature}`,
      `${subject}.${expires}.`,
      `${subject}.${expires}.${signature.slice(0, -2)}`,
      `${subject}.${expires}.${signature}.more`,
      `${subject}.NaN.${signature}`,
      `${subject}.${expires}`,
      signFileLink(foreign, { id, sessionId }).url.replace('/api/v1/file/', ''),
      id,
      '%00',
      '..%2f..%2fetc%2fpasswd',
      'x'.repeat(400),
    ];
    for (const link of links) {
      const { status, body } = await api.http().get(`/api/v1/file/${link}`);
      expect([link, status, body.code]).toEqual([link, 403, 'file.link_expired']);
    }
  });
});

it('security 18: a link is of no use for what the person it was made for may not see', async () => {
  const { id, ownerId } = await createUpload(api.prisma);
  const sessionId = await sessionOf((await createUser(api.prisma)).id);
  const application = await createApplication(api.prisma, { applicantId: ownerId, cvId: id });
  const by = { noun: 'application', id: application.id };
  for (const link of [
    { id, sessionId },
    { id, sessionId, by },
    { id, sessionId: await sessionOf(ownerId), by },
    { id, sessionId: await sessionOf(ownerId), by: { ...by, noun: 'unknown' } },
  ]) {
    const { status, body } = await api.http().get(signFileLink(api.deps, link).url);
    expect([status, body.code]).toEqual([403, 'file.link_expired']);
  }
});

describe('a file that is gone', () => {
  it('fault 12: is a 404, and the operator hears of it', async () => {
    const lost = await createUpload(api.prisma);
    const sessionId = await sessionOf(lost.ownerId);
    const { url } = signFileLink(api.deps, { id: lost.id, sessionId });
    const written = vi.spyOn(api.deps.logTo ?? { write() {} }, 'write');
    const { status, body } = await api.http().get(url);
    expect([status, body.code]).toEqual([404, 'file.missing']);
    const line = written.mock.calls.map(([text]) => text).find((text) => text.includes('file is missing'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ uploadId: lost.id, key: lost.path });
    written.mockRestore();
  });

  it('is a 404 when its record is gone too', async () => {
    const sessionId = await sessionOf((await createUser(api.prisma)).id);
    const { url } = signFileLink(api.deps, { id: '01900000-0000-7000-8000-000000000000', sessionId });
    expect((await api.http().get(url)).status).toBe(404);
  });
});
