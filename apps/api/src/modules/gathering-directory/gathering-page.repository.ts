import type { GatheringKind } from '@acheep/contract/gathering-option';
import type { Locale } from '@acheep/contract/locale';
import { momentText } from '@acheep/contract/moment-text';
import type { PrismaClient } from '@acheep/database/client';
import { htmlText } from '@acheep/search/html-text';
import type { PageStatuses, SharedPages } from '../../module.ts';
import { isPublic } from '../gathering/gathering.repository.ts';
import { publicImage } from '../upload/image-key.ts';

/** The page is there while it is ahead and when it is over; once it was published and is archived, no more. */
const statusOf = (kind: GatheringKind) => async (db: PrismaClient, id: string) => {
  const row = await db.gathering.findFirst({
    where: { id, kind, company: { owner: { disabledAt: null } } },
    select: { status: true, publishedAt: true },
  });
  if (row?.status === 'active' || row?.status === 'closed') return 200;
  return row?.status === 'archived' && row.publishedAt ? 410 : 404;
};

export const gatheringPages: PageStatuses = {
  '/training/:id': statusOf('training'),
  '/event/:id': statusOf('event'),
};

/** What a chat shows of a description. */
const longest = 160;

/** When, where and what it is about, in a few words. */
const previewOf = (kind: GatheringKind) => async (db: PrismaClient, id: string, locale: Locale) => {
  const row = await db.gathering.findFirst({
    where: { id, kind, ...isPublic },
    select: {
      title: true,
      description: true,
      startsAt: true,
      venue: true,
      province: { select: { nameEn: true, nameKm: true } },
      cover: { select: { path: true } },
    },
  });
  if (!row) return null;
  const province = row.province && (locale === 'km' ? row.province.nameKm : row.province.nameEn);
  const about = row.description ? htmlText(row.description).replace(/\s+/g, ' ').trim() : '';
  const facts = [row.startsAt && momentText(row.startsAt, locale), row.venue ?? province];
  return {
    title: row.title,
    description: [...facts, [...about.slice(0, 2 * longest)].slice(0, longest).join('')]
      .filter(Boolean)
      .join(' · '),
    image: row.cover && publicImage(row.cover.path).image,
  };
};

export const gatheringPreviews: SharedPages = {
  '/training/:id': previewOf('training'),
  '/event/:id': previewOf('event'),
};
