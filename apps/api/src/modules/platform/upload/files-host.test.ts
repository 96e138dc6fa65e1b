import { existsSync } from 'node:fs';
import path from 'node:path';
import { profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { companyGet, ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { tipGet } from '@acheep/contract/content/article';
import { jobGet, jobList } from '@acheep/contract/jobs/job';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { partnerJobGet } from '@acheep/contract/platform/partner';
import { logoUpload, photoUpload } from '@acheep/contract/platform/upload';
import { createArticle } from '@acheep/prisma/factories/article';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFilesHost } from '../../../doctor/check-files-host.ts';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';
import { accountDisabledMail } from '../../accounts/admin/admin.mail.ts';
import { renderMail } from '../../messaging/mail/render-mail.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { keyOfUrl, publicUrl, setFilesHost } from './files-host.ts';

const host = 'https://files.example.org';
const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../../../web/dist/index.html'));

const api = await startApi({ FILES_URL: `${host}/`, PUBLIC_URL: 'https://acheep.example' });
let owner: { id: string };
let logo: { small: string; image: string };
let logoPath: string;
let companyId: string;
let jobId: string;

beforeAll(async () => {
  owner = await createRecruiter(api.prisma);
  const content = await twoColours(300, 100).png().toBuffer();
  const { body } = await api.as(owner).call(logoUpload, { file: { name: 'logo.png', content } });
  logoPath = body.data.path;
  logo = { small: `${host}/media/${logoPath.replace(/_l$/, '_s')}`, image: `${host}/media/${logoPath}` };
  const own = { name: 'Bokor', address: 'Street 1', logo: logoPath };
  expect((await api.as(owner).call(ownCompanyUpdate, { body: own })).status).toBe(200);
  companyId = (await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } })).id;
  jobId = (await createJob(api.prisma, { ownerId: owner.id, title: 'Cook' })).id;
});
afterAll(async () => {
  setFilesHost({ FILES_URL: '' });
});

/** Everything in the text that looks like the address of a public file. */
const addressesIn = (text: string) => text.match(/[\w:/.-]*\/media\/(?:images|docs)\/[\w-]+/g) ?? [];

describe('public files on a host of their own: success', () => {
  it('are there in every answer, and stored without it', async () => {
    const params = { id: companyId };
    expect((await api.as(null).call(companyGet, { params })).body.data.logo).toEqual(logo);
    const own = (await api.as(owner).call(ownCompanyGet)).body.data.logo;
    expect(own).toEqual({ ...logo, path: logoPath });
    const { data: cards } = (await api.as(null).call(jobList, { query: { search: 'cook' } })).body;
    expect(cards[0].company.logo).toBe(logo.small);
    const detail = (await api.as(null).call(jobGet, { params: { id: jobId } })).body.data;
    expect(detail.company.logo).toBe(logo.small);
    const partner = (await api.as(null).call(partnerJobGet, { params: { id: jobId } })).body.data;
    expect(partner.company.logo).toBe(logo.small);
    expect(await api.prisma.upload.count({ where: { path: { contains: 'files.example' } } })).toBe(0);
  });

  it('may be shown there by the pages here, and come from here as before', async () => {
    const policy = String((await api.http().get('/health/live')).headers['content-security-policy']);
    expect(policy).toContain(`img-src 'self' data: blob: ${host};`);
    expect(policy).toContain(`media-src 'self' ${host};`);
    expect(policy).toContain(`connect-src 'self' ${host};`);
    expect(policy).toContain("script-src 'self';");
    const { status, headers } = await api.http().get(`/media/${logoPath}`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    const open = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
    expect(headers).toMatchObject(open);
    expect((await api.http().get('/media/images/nothing')).headers).toMatchObject(open);
  });

  it.runIf(isBuilt)('are in documents, structured data and previews', async () => {
    const { text } = await api.http().get(`/company/${companyId}`);
    expect(text).toContain(`"logo":"${logo.image}"`);
    expect(new Set(addressesIn(text))).toEqual(new Set([logo.image, logo.small]));
    const posting = (await api.http().get(`/km/job/${jobId}`)).text;
    expect(posting).toContain(`"logo":"${logo.small}"`);
    expect(addressesIn(posting).filter((one) => !one.startsWith(`${host}/media/`))).toEqual([]);
    // What the site draws is its own.
    expect(posting).toContain('property="og:image" content="https://acheep.example/picture/km/job/');
  });

  it('are in mails and on the front page, as the logo of the site', async () => {
    const admin = await createUser(api.prisma, { role: 'admin' });
    await createUpload(api.prisma, { ownerId: admin.id, kind: 'picture', path: 'images/site_l' });
    const site = { name: 'Khmer Work', nameKm: 'ការងារខ្មែរ', social: {}, logo: 'images/site_l' };
    const { body } = await api.as(admin).call(adminSettingUpdate, { body: { site } });
    expect(body.data.site.logo.image).toBe(`${host}/media/images/site_l`);
    const now = await siteNow(api.prisma, api.deps.config, 'en');
    const params = accountDisabledMail.sample;
    const { html } = renderMail(accountDisabledMail, { locale: 'en', params }, now);
    expect(html).toContain(`<img src="${host}/media/images/site_l"`);
    if (!isBuilt) return;
    const { text } = await api.http().get('/');
    expect(text).toContain(`property="og:image" content="${host}/media/images/site_l"`);
    expect(text).toContain(`"logo":"${host}/media/images/site_l"`);
    expect(text).toContain(`"logo":"${host}/media/images/site_s"`);
  });

  it('are found again by their address, with the host and without', () => {
    expect(publicUrl('images/a_l')).toBe(`${host}/media/images/a_l`);
    for (const address of [publicUrl('images/a_l'), '/media/images/a_l'])
      expect(keyOfUrl(address)).toBe('images/a_l');
    for (const foreign of ['https://example.com/media/images/a_l', `${host}.evil/media/a`, '/api/v1/file/a'])
      expect(keyOfUrl(foreign)).toBeUndefined();
  });

  it('in a saved text keep their path, which the site itself answers', async () => {
    const src = `/media/images/${'a'.repeat(43)}_l`;
    const { id } = await createArticle(api.prisma, {
      kind: 'tip',
      bodyEn: `<p>Ask.</p><img src="${src}" alt="" />`,
    });
    const { body } = await api.as(null).call(tipGet, { params: { id } });
    expect(JSON.stringify(body.data)).toContain(`<img src=\\"${src}\\"`);
  });
});

describe('public files on a host of their own: attack', () => {
  it('private ones never are', async () => {
    const person = await createUser(api.prisma);
    const content = await twoColours(300, 200).jpeg().toBuffer();
    const sent = await api.as(person).call(photoUpload, { file: { name: 'me.jpg', content } });
    const photo = sent.body.data.path;
    const fields = { name: 'Sok Dara', locale: 'km', photo };
    await api.as(person).call(profileUpdate, { body: fields });
    const { body } = await api.as(person).call(profileGet);
    expect(body.data.photo.image).toMatch(/^\/api\/v1\/file\//);
    for (const said of [sent.body, body]) expect(JSON.stringify(said)).not.toContain(host);
    const file = await api.http().get(body.data.photo.image);
    expect([file.status, file.headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
    expect(file.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await api.http().get(`/media/${photo}`)).status).toBe(404);
  });
});

describe('public files on a host of their own: the doctor', () => {
  const look = async (FILES_URL: string) => {
    const found = await checkFilesHost({ ...api.deps, config: { ...api.deps.config, FILES_URL } });
    return found.map(({ state, code }) => `${state} ${code}`);
  };

  it('knows this site behind the host, another one, and none', async () => {
    expect(await look('')).toEqual([]);
    const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
    expect(await look(`http://127.0.0.1:${port}`)).toEqual(['ok files.ok']);
    expect(await look('http://127.0.0.1:1')).toEqual(['fault files.away']);
  });
});
