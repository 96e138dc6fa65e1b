import { languagesOf } from '@acheep/contract/article-draft';
import type { ListedKind } from '@acheep/contract/article-option';
import type { Locale } from '@acheep/contract/locale';
import type { PrismaClient } from '@acheep/database/client';
import { htmlText } from '@acheep/search/html-text';
import type { PageStatuses, SharedPages } from '../../module.ts';
import { stateAt } from '../article/article.policy.ts';
import { isPublic } from '../article/article.repository.ts';
import { publicImage } from '../upload/image-key.ts';

/** The page is there while the text is public; once it was and is archived or taken back, no more. */
const statusOf = (kind: ListedKind) => async (db: PrismaClient, id: string, now: Date) => {
  const row = await db.article.findFirst({
    where: { id, kind },
    select: { status: true, publishAt: true },
  });
  if (!row) return 404;
  if (stateAt(now, row) === 'active') return 200;
  return row.status === 'archived' && row.publishAt && row.publishAt <= now ? 410 : 404;
};

export const articlePages: PageStatuses = {
  '/hr-tips/:id': statusOf('tip'),
  '/policy/:id': statusOf('policy'),
  '/prakas/:id': statusOf('prakas'),
};

/** What a chat shows of a text. */
const longest = 200;

/** Title and summary in the language of the address, or in the one that there is. */
const previewOf = (kind: ListedKind) => async (db: PrismaClient, id: string, locale: Locale, now: Date) => {
  const row = await db.article.findFirst({
    where: { id, kind, ...isPublic(now) },
    select: {
      titleEn: true,
      titleKm: true,
      summaryEn: true,
      summaryKm: true,
      bodyEn: true,
      bodyKm: true,
      cover: { select: { path: true } },
    },
  });
  if (!row) return null;
  const texts = {
    title: { en: row.titleEn, km: row.titleKm },
    body: { en: row.bodyEn, km: row.bodyKm },
    summary: { en: row.summaryEn, km: row.summaryKm },
  };
  const whole = languagesOf(texts);
  const shown = whole.includes(locale) ? locale : (whole[0] ?? locale);
  const about = texts.summary[shown] ?? htmlText(texts.body[shown] ?? '');
  return {
    title: texts.title[shown] ?? '',
    description: about.replace(/\s+/g, ' ').trim().slice(0, longest),
    image: row.cover && publicImage(row.cover.path).image,
  };
};

export const articlePreviews: SharedPages = {
  '/hr-tips/:id': previewOf('tip'),
  '/policy/:id': previewOf('policy'),
  '/prakas/:id': previewOf('prakas'),
};
