import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandStyle } from '@acheep/contract/platform/brand-color';
import { createArticle } from '@acheep/prisma/factories/article';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createCertificate } from '@acheep/prisma/factories/registration';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));
const nobody = '01900000-0000-7000-8000-000000000000';

const api = await startApi();

/** The status of a page in each language, and whether a document was sent. */
async function answersTo(address: string) {
  const answers = await Promise.all(['', '/km'].map((prefix) => api.http().get(prefix + address)));
  return answers.map(({ status, text }) => [status, text.includes('<div id="root">')]);
}
const both = (status: number, isPage = true) => [
  [status, isPage],
  [status, isPage],
];

describe.runIf(isBuilt)('the server says of a page', () => {
  it('that it is there, with and without a query', async () => {
    for (const address of ['/job', '/job/', '/job?search=x.y', '/admin/login', '/manage-job/create'])
      expect([address, await answersTo(address)]).toEqual([address, both(200)]);
    expect((await api.http().head('/job')).status).toBe(200);
  });

  it.each(['/no-such-page', '/job/x/y/z', '/wp-admin', '/Job/own/'])(
    'that it is not there: %s',
    async (address) => {
      expect(await answersTo(address)).toEqual(both(404));
      expect((await api.http().get(address)).headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/ads.txt', '/sitemap-nothing-1.xml', '/favicon.ico', '/wp-login.php', '/nothing.html?a=b'])(
    'of a file that there is none: %s',
    async (address) => {
      expect(await answersTo(address)).toEqual(both(404, false));
    },
  );

  it('where the front door leads who chose Khmer, but for who just pressed English on a page of ours', async () => {
    const come = (headers: object) =>
      api
        .http()
        .get('/')
        .set({ cookie: 'locale=km', ...headers });
    expect((await come({})).headers.location).toBe('/km');
    expect((await come({ 'sec-fetch-site': 'cross-site' })).headers.location).toBe('/km');
    const pressed = await come({ 'sec-fetch-site': 'same-origin' });
    expect([pressed.status, pressed.headers.vary]).toEqual([200, expect.stringContaining('Sec-Fetch-Site')]);
  });

  it('without the greeting of visitors, to a job seeker who is signed in', async () => {
    const of = async (path: string, role: string) => {
      const user = encodeURIComponent(JSON.stringify({ name: 'Dara', role }));
      const { text, headers } = await api
        .http()
        .get(path)
        .set({ cookie: `token=a; user=${user}` });
      return [text.includes('<html data-known '), headers.vary];
    };
    for (const path of ['/', '/km'])
      expect(await of(path, 'user')).toEqual([true, expect.stringContaining('Cookie')]);
    expect([(await of('/', 'recruiter'))[0], (await of('/job', 'user'))[0]]).toEqual([false, false]);
  });

  it('its scripts as small as the build made them, to who takes that', async () => {
    const [, script = ''] =
      /<script[^>]+src="([^"]+)"/.exec(
        (await api.http().get('/job')).text.replace(/.*rolldown-runtime.*/, ''),
      ) ?? [];
    const sent = await api.http().get(script).set('Accept-Encoding', 'br');
    expect(sent.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await api.http().get(script).set('Accept-Encoding', 'identity')).text).toBe(sent.text);
  });

  it('whether its job is there, was, or never was', async () => {
    const owner = await createRecruiter(api.prisma);
    const posted = { ownerId: owner.id, postedAt: new Date() };
    const pageOf = async (data: Parameters<typeof createJob>[1]) => {
      const { id } = await createJob(api.prisma, data);
      return [await answersTo(`/job/${id}`), await answersTo(`/job/${id}/apply`)];
    };
    expect(await pageOf({ ...posted, status: 'active' })).toEqual([both(200), both(200)]);
    expect(await pageOf({ ...posted, status: 'closed' })).toEqual([both(200), both(200)]);
    expect(await pageOf({ ...posted, status: 'archived' })).toEqual([both(410), both(410)]);
    expect(await pageOf({ ...posted, postedAt: null, status: 'archived' })).toEqual([both(404), both(404)]);
    expect(await pageOf({ ...posted, postedAt: null, status: 'draft' })).toEqual([both(404), both(404)]);
    for (const id of [nobody, 'x', `${nobody}0`]) expect(await answersTo(`/job/${id}`)).toEqual(both(404));

    const { id } = await createJob(api.prisma, { ...posted, status: 'active' });
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect(await answersTo(`/job/${id}`)).toEqual(both(404));
  });

  it('whether its training or event is there, was, or never was, and what it is where it is shared', async () => {
    const owner = await createTrainer(api.prisma);
    for (const kind of ['training', 'event'] as const) {
      const pageOf = async (data: Parameters<typeof createGathering>[1]) => {
        const { id } = await createGathering(api.prisma, { kind, ownerId: owner.id, ...data });
        return `/${kind}/${id}`;
      };
      const title = 'Sales & "service" <b>';
      const active = await pageOf({ title, description: '<p>How to <b>sell</b> &lt;more&gt;.</p>' });
      expect(await answersTo(active)).toEqual(both(200));
      expect(await answersTo(await pageOf({ status: 'closed' }))).toEqual(both(200));
      expect(await answersTo(await pageOf({ status: 'archived' }))).toEqual(both(410));
      expect(await answersTo(await pageOf({ status: 'archived', publishedAt: null }))).toEqual(both(404));
      expect(await answersTo(await pageOf({ status: 'draft' }))).toEqual(both(404));
      for (const id of [nobody, 'x']) expect(await answersTo(`/${kind}/${id}`)).toEqual(both(404));

      const { text } = await api.http().get(`/km${active}?utm_source=chat`);
      expect(text).toContain(
        '<meta data-boot property="og:title" content="Sales &amp; &quot;service&quot; &lt;b&gt; · ',
      );
      expect(text).toMatch(
        /og:description" content="ថ្ងៃ[^"]* · Factory Phnom Penh · How to sell &lt;more&gt;\."/,
      );
      expect(text).toMatch(new RegExp(`og:url" content="https?://[^"]+/km${active}"`));
      expect((await api.http().get(await pageOf({ title, status: 'draft' }))).text).not.toContain('Sales');
    }
  });

  it('whether its guide is there, and its text', async () => {
    for (const role of ['nobody', 'constructor', 'tos'])
      expect([role, await answersTo(`/user-guide/${role}`)]).toEqual([role, both(404)]);
    for (const [key, address] of [
      ['trainer', '/user-guide/trainer'],
      ['vision', '/vision'],
    ] as const) {
      const where = { key };
      await api.prisma.article.deleteMany({ where });
      expect([key, await answersTo(address)]).toEqual([key, both(404)]);
      await createArticle(api.prisma, { kind: 'about', key });
      expect([key, await answersTo(address)]).toEqual([key, both(200)]);
      await api.prisma.article.updateMany({ where, data: { status: 'draft' } });
      expect([key, await answersTo(address)]).toEqual([key, both(404)]);
    }
  });

  it('whether its certificate is there, however its number is typed, and nothing of whose it is', async () => {
    const name = 'Sok Chanthy';
    const { number, userId } = await createCertificate(api.prisma, { number: 'AC-2026-7K4M-9QXR', name });
    for (const typed of [number, 'ac2026 7k4m 9qxr'])
      expect(await answersTo(`/certificate/${encodeURIComponent(typed)}`)).toEqual(both(200));
    const { text } = await api.http().get(`/certificate/${number}`);
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toContain(name);
    for (const typed of ['AC-2026-7K4M-9QXS', '1', 'x'.repeat(500), '%00'])
      expect([typed, await answersTo(`/certificate/${typed}`)]).toEqual([typed, both(404)]);
    await api.prisma.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expect(await answersTo(`/certificate/${number}`)).toEqual(both(404));
  });

  it('whether its company is there', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
    expect(await answersTo(`/company/${id}`)).toEqual(both(200));
    expect(await answersTo(`/company/${nobody}`)).toEqual(both(404));
  });

  it('which colour the site has, before anything is drawn', async () => {
    const styleOf = async (address: string) =>
      /<style id="brand">([^<]*)<\/style>.*<\/head>/s.exec((await api.http().get(address)).text)?.[1];
    expect(await styleOf('/job')).toBeUndefined();
    const value = { name: 'Acheep', nameKm: 'អាជីព', social: {}, hue: 210 };
    await api.prisma.operatorSetting.create({ data: { name: 'site', value, updatedAt: new Date() } });
    for (const address of ['/job', '/km', '/no-such-page', '/shell'])
      expect([address, await styleOf(address)]).toEqual([address, brandStyle(210)]);
    await api.prisma.operatorSetting.deleteMany();
    expect(await styleOf('/job')).toBeUndefined();
  });

  it('what the site is called, in its language, as soon as the operator says so', async () => {
    const facts = async (address: string) => {
      const { text } = await api.http().get(address);
      const [, data = ''] = /<script id="site" type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
      return { title: /<title[^>]*>[^<]*?([^·<]*)</.exec(text)?.[1]?.trim(), ...JSON.parse(data) };
    };
    const called = async (address: string) => (await api.http().get(address)).body;
    expect(await facts('/job')).toEqual({ title: 'Acheep', social: {} });
    expect(await facts('/km/no-such-page')).toEqual({ title: 'អាជីព', social: {} });
    const path = 'images/page_l';
    const { id: logoId } = await createUpload(api.prisma, { kind: 'picture', path });
    const telegram = 'https://t.me/work';
    const value = { name: 'Work </script> & "more"', nameKm: 'ការងារ', social: { telegram } };
    const data = { value, logoId, updatedAt: new Date() };
    await api.prisma.operatorSetting.create({ data: { name: 'site', ...data } });
    const logo = '/media/images/page_s';
    const told = { logo, social: { telegram } };
    expect(await facts('/job')).toEqual({
      ...told,
      title: 'Work &lt;/script&gt; &amp; &quot;more&quot;',
      name: value.name,
    });
    for (const address of ['/km/job', '/km/no-such-page', `/km/job/${nobody}`])
      expect([address, await facts(address)]).toEqual([
        address,
        { ...told, title: 'ការងារ', name: 'ការងារ' },
      ]);
    expect((await api.http().get('/km/job')).text).toContain('href="/km/manifest.webmanifest"');
    expect(await called('/km/manifest.webmanifest')).toMatchObject({
      name: 'ការងារ',
      short_name: 'ការងារ',
      lang: 'km',
      start_url: '/km',
    });
    expect(await called('/manifest.webmanifest')).toMatchObject({ name: value.name, start_url: '/' });
    const owner = await createTrainer(api.prisma);
    const { id } = await createGathering(api.prisma, { kind: 'event', ownerId: owner.id });
    const shared = (await api.http().get(`/km/event/${id}`)).text;
    expect(shared).toContain('property="og:site_name" content="ការងារ"');
    expect(shared).toMatch(
      new RegExp(`og:image" content="https?:[^"]*/picture/km/event/${id}/[\\w-]{22}.jpg"`),
    );
    const card = /og:image" content="https?:[^"]*\/media\/images\/page_l"/;
    expect((await api.http().get('/km/event')).text).toMatch(card);
    await api.prisma.operatorSetting.deleteMany();
    expect(await facts('/job')).toEqual({ title: 'Acheep', social: {} });
  });
});
