import { inHue } from '@acheep/contract/platform/brand-color';
import { adminSettingGet, adminSettingUpdate, contactGet } from '@acheep/contract/platform/operator-setting';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { accountDisabledMail } from '../../accounts/admin/admin.mail.ts';
import { senderOf } from '../../messaging/mail/mail.tasks.ts';
import { mailGreen, renderMail } from '../../messaging/mail/render-mail.ts';
import { siteNow } from '../../messaging/mail/site.ts';
import { transferLogo } from '../operator-setting/operator-setting.repository.ts';
import { readSite } from './site.repository.ts';

const facebook = 'https://facebook.com/khmerwork';
const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => api.prisma.operatorSetting.deleteMany());

const get = async () => (await api.as(admin).call(adminSettingGet)).body.data;
const save = (body: object, person = admin) => api.as(person).call(adminSettingUpdate, { body });
const site = { name: 'Khmer Work', nameKm: 'ការងារខ្មែរ', social: {} };
const picture = (path: string, ownerId = admin.id) =>
  createUpload(api.prisma, { ownerId, kind: 'picture', path });

describe('the site: success', () => {
  it('has the name of the product until it is set, and again once that is taken away', async () => {
    const ours = { name: 'Acheep', nameKm: 'អាជីព', supportEmail: null, hue: null, social: {} };
    expect((await get()).site).toEqual({ ...ours, logo: null, isOwn: false });
    const own = {
      ...site,
      supportEmail: 'ask@khmerwork.example',
      social: { youtube: 'https://youtube.com/@kw' },
    };
    expect((await save({ site: own })).body.data.site).toEqual({
      ...own,
      hue: null,
      logo: null,
      isOwn: true,
    });
    expect((await api.as(null).call(contactGet)).body.data.supportEmail).toBe('ask@khmerwork.example');
    expect((await save({ site })).body.data.site).toMatchObject({ supportEmail: null, social: {} });
    expect((await save({ site: null })).body.data.site).toEqual({ ...ours, logo: null, isOwn: false });
  });

  it('has the colour of the operator, until that is taken away', async () => {
    for (const hue of [0, 210, 359])
      expect((await save({ site: { ...site, hue } })).body.data.site.hue).toBe(hue);
    expect((await get()).site.hue).toBe(359);
    expect((await save({ site })).body.data.site.hue).toBeNull();
    for (const hue of [-1, 360, 1.5, '210', 'red'])
      expect([hue, (await save({ site: { ...site, hue } })).status]).toEqual([hue, 422]);
  });

  it('names itself in mails at once, with its logo and colour, and in their sender', async () => {
    const mail = async (locale: 'en' | 'km') => {
      const now = await siteNow(api.prisma, api.deps.config, locale);
      const written = renderMail(accountDisabledMail, { locale, params: accountDisabledMail.sample }, now);
      return { ...written, from: senderOf(api.deps.config, now) };
    };
    expect((await mail('en')).subject).toContain('Acheep');
    expect((await mail('km')).subject).toContain('អាជីព');
    const green = (await mail('en')).html;
    expect(green).toContain(mailGreen);
    await save({ site: { ...site, hue: 210 } });
    const blue = (await mail('en')).html;
    expect([blue.includes(inHue(mailGreen, 210)), blue.includes(mailGreen)]).toEqual([true, false]);
    await picture('images/mail_l');
    await save({ site: { ...site, logo: 'images/mail_l' } });
    const [en, km] = [await mail('en'), await mail('km')];
    expect([en.subject, km.subject]).toEqual([
      'Your Khmer Work account has been disabled',
      'គណនី ការងារខ្មែរ របស់អ្នកត្រូវបានបិទ',
    ]);
    expect(en.html).toMatch(/<img src="[^"]*images/);
    expect([en.from, km.from]).toEqual([
      { name: 'Khmer Work', address: 'no-reply@localhost' },
      { name: 'ការងារខ្មែរ', address: 'no-reply@localhost' },
    ]);
    expect(`${en.html}${en.text}${km.html}${km.text}`).not.toMatch(/Acheep|អាជីព/);
    const MAIL_FROM = 'Jobs of the province <a@example.com>';
    const now = await siteNow(api.prisma, api.deps.config, 'en');
    expect(senderOf({ ...api.deps.config, MAIL_FROM }, now)).toBe(MAIL_FROM);
  });

  it('has a logo that everybody may see, which a colleague may keep and which stays when its owner leaves', async () => {
    const { path } = await picture('images/site_l');
    const { body } = await save({ site: { ...site, logo: path } });
    expect(body.data.site.logo).toEqual({
      small: '/media/images/site_s',
      image: '/media/images/site_l',
      path,
    });
    const other = await createUser(api.prisma, { role: 'admin' });
    const renamed = { ...site, name: 'Work', logo: path };
    expect((await save({ site: renamed }, other)).body.data.site.logo.path).toBe(path);
    await api.prisma.$transaction((tx) => transferLogo(tx, admin.id));
    expect((await api.prisma.upload.findUniqueOrThrow({ where: { path } })).ownerId).toBe(other.id);
    await save({ banks: [] });
    expect((await readSite(api.prisma)).logo).toBe(path);
    expect((await save({ site })).body.data.site.logo).toBeNull();
  });

  it('is in the audit log with before and after, of the logo only that it changed', async () => {
    await picture('images/audit_l');
    const own = { supportEmail: 'help@example.com', social: { facebook } };
    await save({ site: { ...site, ...own, logo: 'images/audit_l' } });
    await save({ site: null });
    const entries = await api.prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 2 });
    expect(entries.map(({ details }) => details)).toEqual([
      {
        'site.name': 'Khmer Work → Acheep',
        'site.nameKm': 'ការងារខ្មែរ → អាជីព',
        'site.supportEmail': 'help@example.com → –',
        'site.social.facebook': `${facebook} → –`,
        'site.logo': 'taken away',
      },
      {
        'site.name': 'Acheep → Khmer Work',
        'site.nameKm': 'អាជីព → ការងារខ្មែរ',
        'site.supportEmail': '– → help@example.com',
        'site.social.facebook': `– → ${facebook}`,
        'site.logo': 'changed',
      },
    ]);
  });
});

describe('the site: validation', () => {
  const link = (url: string) => ({ site: { ...site, social: { telegram: url } } });
  it.each([
    ['site.name', { site: { ...site, name: ' ' } }],
    ['site.nameKm', { site: { ...site, nameKm: 'ក'.repeat(41) } }],
    ['site.supportEmail', { site: { ...site, supportEmail: 'nobody' } }],
    ['site.social.telegram', link('http://t.me/khmerwork')],
    ['site.social.telegram', link('https://t')],
    ['site.social.telegram', link('t.me/khmerwork')],
    ['site.social.telegram', link('https://a:b@t.me/khmerwork')],
    ['site.social.telegram', link('javascript:alert(1)')],
    ['site.social', { site: { ...site, social: { myspace: facebook } } }],
    ['site.logo', { site: { ...site, logo: 'images/nowhere_l' } }],
  ])('refuses a wrong %s', async (field, body) => {
    const { status, body: answer } = await save(body);
    expect([status, Object.keys(answer.data)[0]?.startsWith(field)]).toEqual([422, true]);
    expect((await get()).site.isOwn).toBe(false);
  });

  it('takes no picture of somebody else', async () => {
    const other = await createUser(api.prisma);
    await picture('images/theirs_l', other.id);
    const { status, body } = await save({ site: { ...site, logo: 'images/theirs_l' } });
    expect([status, Object.keys(body.data)]).toEqual([422, ['site.logo']]);
  });
});
