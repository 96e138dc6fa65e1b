import { existsSync } from 'node:fs';
import path from 'node:path';
import { articleKeys } from '@acheep/contract/content/article-option';
import { type PageAddress, pages } from '@acheep/contract/pages';
import { createArticle } from '@acheep/prisma/factories/article';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import { readDocument } from '../testing/read-document.ts';
import { missingFields } from '../testing/schema-field.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));

/** Pages that are not indexed: of accounts and the operator, from mails, and error pages. */
const hidden =
  /^\/(admin|manage-|post|notification|unsubscribe|ignore-company|resume|talent|update-password|profile|dashboard|login|sign-in|verify|join|interview|email-consent|reset-password|change-email|restore-email|error|date-picker|certificate|seen-jobs|search)(\/|$|-)|^\/(public-post|job\/:id\/apply|manage-.*)$/;

/** The structured data type of each page, besides its breadcrumb. */
const about: Partial<Record<PageAddress, string>> = {
  '/job/:id': 'JobPosting',
  '/company/:id': 'Organization',
  '/training/:id': 'Course',
  '/event/:id': 'Event',
  '/hr-tips/:id': 'Article',
  '/policy/:id': 'Article',
  '/prakas/:id': 'Article',
  '/': 'WebSite',
};

const titled = (name: string) => ({ titleEn: `All of the ${name}`, titleKm: `អត្ថបទ ${name}` });

const api = await startApi();
const values: Partial<Record<PageAddress, string>> = {
  '/user-guide/:role': 'recruiter',
  '/career-report/:table': 'category',
};
beforeAll(async () => {
  const { prisma } = api;
  const owner = await createRecruiter(prisma);
  const trainer = await createTrainer(prisma);
  for (const ownerId of [owner.id, trainer.id]) {
    const { path: logoPath } = await createUpload(prisma, {
      kind: 'logo',
      path: `images/${ownerId}_l`,
      ownerId,
    });
    await prisma.company.update({ where: { ownerId }, data: { logoPath, website: 'https://work.example' } });
  }
  const company = await prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
  values['/company/:id'] = company.id;
  values['/job/:id'] = (await createJob(prisma, { ownerId: owner.id, address: 'Street 51' })).id;
  values['/public-post/:id'] = (await createPost(prisma, { ownerId: owner.id, body: 'Three tips' })).id;
  for (const kind of ['training', 'event'] as const)
    values[`/${kind}/:id`] = (await createGathering(prisma, { kind, ownerId: trainer.id })).id;
  for (const [kind, address] of [
    ['tip', '/hr-tips/:id'],
    ['policy', '/policy/:id'],
    ['prakas', '/prakas/:id'],
  ] as const)
    values[address] = (await createArticle(prisma, { kind, ...titled(kind) })).id;
  const there = await prisma.article.findMany({ where: { key: { not: null } }, select: { key: true } });
  for (const key of Object.keys(articleKeys))
    if (!there.some((one) => one.key === key))
      await createArticle(prisma, { kind: 'about', key, ...titled(key) });
});

async function read(address: string) {
  const { status, text } = await api.http().get(address);
  return { status, text, ...readDocument(text) };
}
const addressOf = (page: PageAddress) => page.replace(/:\w+/, values[page] ?? '');
const inKhmer = (address: string) => `/km${address === '/' ? '' : address}`;
const isPublic = (page: PageAddress) => !hidden.test(page);

describe.runIf(isBuilt)('without a script', () => {
  const titles = new Map<string, string>();

  it.each(pages.filter(isPublic))('%s says in both languages what it is', async (page) => {
    const site = api.deps.config.PUBLIC_URL;
    const address = addressOf(page);
    const said = await Promise.all([address, inKhmer(address)].map(read));
    for (const [index, own] of [address, inKhmer(address)].entries()) {
      const { status, title, meta, links, headings, words, schemas, text } = said[index] ?? (await read(own));
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${index === 0 ? 'en' : 'km'}"`);
      // Titles are unique.
      expect(titles.get(title)).toBeUndefined();
      titles.set(title, own);
      expect(meta.description?.length).toBeGreaterThan(10);
      expect(meta['og:description']).toBe(meta.description);
      expect([meta['og:url'], links.canonical]).toEqual([site + own, site + own]);
      expect([links.en, links.km, links['x-default']]).toEqual([
        site + address,
        site + inKhmer(address),
        site + address,
      ]);
      expect(meta['og:image']).toMatch(/^https?:\/\//);
      expect([meta['twitter:card'], meta['twitter:image']]).toEqual([
        'summary_large_image',
        meta['og:image'],
      ]);
      if (page.includes(':')) {
        expect(meta['og:image']).toContain(`${site}/picture${own}/`);
        expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
        expect(meta['og:image:alt']).toBe(meta['og:title']);
      }
      expect(headings).toHaveLength(1);
      expect(words).toContain(headings[0]);
      // An untranslated key.
      expect(text).not.toMatch(/>[a-z-]+:[\w.]+</);
      const types = schemas.map((schema) => schema['@type']);
      expect(types).toContain(about[page] ?? 'BreadcrumbList');
      for (const schema of schemas) expect([own, missingFields(schema)]).toEqual([own, []]);
    }
  });

  it.each(pages.filter((page) => !isPublic(page) && !page.includes(':')))(
    '%s is for nobody to find',
    async (page) => {
      for (const address of [page, inKhmer(page)]) {
        const { status, meta, links } = await read(address);
        expect([status, meta.robots, links.canonical]).toEqual([200, 'noindex', undefined]);
      }
    },
  );
});
