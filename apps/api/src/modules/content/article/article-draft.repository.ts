import type { ArticleDraft } from '@acheep/contract/content/article-draft';
import { articleBounds } from '@acheep/contract/content/article-option';
import { type Locale, locales } from '@acheep/contract/kernel/locale';
import { picturePathsOf } from '@acheep/contract/kernel/rich-text';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, row } from '@acheep/database/statement';
import { readingMinutes } from '@acheep/search/analysis/reading-minutes';
import { searchFieldsInSteps } from '@acheep/search/analysis/search-fields';
import { fieldError } from '../../../error.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { sanitizeRichText } from '../../../rich-text.ts';
import { lockRows } from '../../../search/rows.repository.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { lockOwnUpload, lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import type { ArticleRow } from './article.repository.ts';
import { articleTexts } from './article-text.ts';

const article = row('article');

/** Lists of a text in order, with its cover and its video. */
export interface ArticleLists {
  coverId: string | null;
  videoId: string | null;
  uploadIds: string[];
  /** Uploads of the pictures in its body. */
  pictureIds: string[];
  amendedIds: string[];
}

const utcDay = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));
const withPictures = { pictures: true };
type Named = { nameEn: string; nameKm: string } | null | undefined;

/** Sanitises the texts, and makes the search columns. */
function* textsInSteps(draft: ArticleDraft, category: Named) {
  const bodyEn = sanitizeRichText(draft.body?.en, withPictures);
  yield;
  const bodyKm = sanitizeRichText(draft.body?.km, withPictures);
  yield;
  const texts = {
    titleEn: draft.title.en ?? null,
    titleKm: draft.title.km ?? null,
    summaryEn: draft.summary?.en ?? null,
    summaryKm: draft.summary?.km ?? null,
    bodyEn,
    bodyKm,
    minutesEn: readingMinutes(bodyEn),
    minutesKm: readingMinutes(bodyKm),
  };
  yield;
  const found = articleTexts({ ...draft, ...texts }, category);
  return { ...texts, ...(yield* searchFieldsInSteps(found)) };
}

/** The columns of a text from its form; an empty field becomes null. */
export const columnsOf = async (draft: ArticleDraft, category: Named) => ({
  topic: draft.topic ?? null,
  categoryId: draft.categoryId ?? null,
  author: draft.author ?? null,
  number: draft.number ?? null,
  ministry: draft.ministry ?? null,
  signedOn: utcDay(draft.signedOn),
  effectiveOn: utcDay(draft.effectiveOn),
  legalStatus: draft.legalStatus ?? null,
  ...(await runYielding(textsInSteps(draft, category))),
});

/** The storage keys of files in a text or in an earlier version of it: any editor may keep them. */
async function keptFiles(tx: Transaction, id: string | undefined): Promise<string[]> {
  if (!id) return [];
  const rows = await tx.upload.findMany({
    where: {
      OR: [
        { articleCovers: { some: { id } } },
        { articleAttachments: { some: { articleId: id } } },
        { articlePictures: { some: { articleId: id } } },
        { articleVideos: { some: { id } } },
        { articleVersions: { some: { version: { articleId: id } } } },
      ],
    },
    select: { path: true },
  });
  return rows.map(({ path }) => path);
}

interface Written {
  ownerId: string;
  draft: ArticleDraft;
  /** The sanitised body. */
  html: Readonly<Record<Locale, string | null>>;
  row?: ArticleRow;
}

/** Returns files and other regulations that a text refers to, locked until the transaction ends. */
export async function listsOf(
  tx: Transaction,
  { ownerId, draft, html, row }: Written,
): Promise<ArticleLists> {
  const kept = await keptFiles(tx, row?.id);
  const coverId = draft.cover
    ? await lockOwnUpload(tx, { ownerId, kind: 'picture', path: draft.cover, kept })
    : null;
  if (draft.cover && !coverId) refuseUnknown(['cover']);

  const videoId = draft.video
    ? await lockOwnUpload(tx, { ownerId, kind: 'video', path: draft.video, kept })
    : null;
  if (draft.video && !videoId) refuseUnknown(['video']);
  const pictureIds = new Set<string>();
  for (const locale of locales) {
    const paths = picturePathsOf(html[locale] ?? '');
    const ids = await lockOwnUploads(tx, { ownerId, kind: 'picture', paths, kept });
    if (!ids) throw fieldError({ [`body.${locale}`]: 'picture_gone' });
    for (const id of ids) pictureIds.add(id);
    if (pictureIds.size > articleBounds.pictures)
      throw fieldError({
        [`body.${locale}`]: { key: 'pictures_most', params: { most: articleBounds.pictures } },
      });
  }

  const paths = draft.attachments.map(({ path }) => path);
  const uploadIds = await lockOwnUploads(tx, { ownerId, kind: 'document', paths, kept });
  if (!uploadIds) refuseUnknown(['attachments']);
  const others = await tx.upload.count({
    where: { id: { in: uploadIds ?? [] }, mediaType: { not: 'application/pdf' } },
  });
  if (others > 0) throw fieldError({ attachments: 'pdf_only' });

  const amendedIds = [...new Set(draft.amends)];
  const isNamed = article('e.id', '=', anyOf(amendedIds, 'uuid[]'));
  const known = await lockRows(tx, 'article', 'forKeyShare', isNamed, article('e.kind', '=', 'prakas'));
  if (known.length !== amendedIds.length || amendedIds.includes(row?.id ?? '')) refuseUnknown(['amends']);
  return { coverId, videoId, pictureIds: [...pictureIds], uploadIds: uploadIds ?? [], amendedIds };
}

const both = (en: string | null, km: string | null) => {
  const given = { ...(en !== null && { en }), ...(km !== null && { km }) };
  return Object.keys(given).length > 0 ? given : undefined;
};

/** The form of a stored text: for its history, and for checking it again. */
export const draftOf = (row: ArticleRow) => ({
  kind: row.kind,
  title: both(row.titleEn, row.titleKm) ?? {},
  summary: both(row.summaryEn, row.summaryKm),
  body: both(row.bodyEn, row.bodyKm),
  topic: row.topic ?? undefined,
  categoryId: row.category?.id,
  cover: row.cover?.path,
  video: row.video?.path,
  author: row.author ?? undefined,
  number: row.number ?? undefined,
  ministry: row.ministry ?? undefined,
  signedOn: row.signedOn ? dayOf(row.signedOn) : undefined,
  effectiveOn: row.effectiveOn ? dayOf(row.effectiveOn) : undefined,
  legalStatus: row.legalStatus ?? undefined,
  amends: row.amends.map(({ amended }) => amended.id),
  attachments: row.attachments.map(({ upload: { originalName, path } }) => ({ originalName, path })),
});
export type Draft = ReturnType<typeof draftOf>;
