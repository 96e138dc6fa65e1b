import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { productSite, readSite } from './site.repository.ts';
import { keepSiteOfEnvironment } from './site-from-environment.repository.ts';

const facebook = 'https://facebook.com/khmerwork';
const environment = {
  SITE_NAME: 'Khmer Work',
  SUPPORT_EMAIL: 'help@example.com',
  SOCIAL_FACEBOOK_URL: facebook,
  SOCIAL_TIKTOK_URL: 'http://tiktok.com/@a',
  SOCIAL_YOUTUBE_URL: '',
};
const api = await startApi();
let logged: unknown[];
beforeEach(async () => {
  logged = [];
  await api.prisma.operatorSetting.deleteMany();
});

async function siteAfter(variables: Record<string, string>) {
  await keepSiteOfEnvironment(api.prisma, variables, { warn: (...line: unknown[]) => logged.push(line) });
  return readSite(api.prisma);
}

describe('variables that named the site', () => {
  it('become its settings at the first start, and never again', async () => {
    const kept = {
      name: 'Khmer Work',
      nameKm: 'Khmer Work',
      supportEmail: 'help@example.com',
      social: { facebook },
    };
    expect(await siteAfter(environment)).toEqual(kept);
    expect(await siteAfter({ SITE_NAME: 'Other' })).toEqual(kept);
    expect(logged).toEqual([[expect.stringMatching(/^SITE_NAME.* no longer read and can be removed/)]]);
  });

  it('leave the name in both languages where they have links alone', async () => {
    const site = await siteAfter({ SITE_NAME: 'Acheep', SOCIAL_FACEBOOK_URL: facebook });
    expect(site).toEqual({ ...productSite, social: { facebook } });
  });

  it('are nothing where they are as in the sample', async () => {
    expect(await siteAfter({ SITE_NAME: 'Acheep', SUPPORT_EMAIL: '' })).toEqual(productSite);
    expect([await api.prisma.operatorSetting.count(), logged]).toEqual([0, []]);
  });
});
