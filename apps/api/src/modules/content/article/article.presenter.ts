import {
  type ArticleCard,
  type ArticleDetail,
  articleCard,
  type OtherArticle,
} from '@acheep/contract/content/article';
import type {
  AdminArticle,
  AdminArticleDetail,
  ArticlePreview,
} from '@acheep/contract/content/article-admin';
import { languagesOf } from '@acheep/contract/content/article-draft';
import type {
  ArticleKey,
  ArticleTopic,
  DocumentReading,
  LegalStatus,
  Ministry,
} from '@acheep/contract/content/article-option';
import type { Image, OwnImage } from '@acheep/contract/kernel/image';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { VideoState } from '@acheep/contract/platform/video-option';
import { plain } from '../../../plain.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { publicUrl } from '../../platform/upload/files-host.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { presentVideo } from '../../platform/video/video.presenter.ts';
import { actionsOf, stateAt } from './article.policy.ts';
import type { ArticleCardRow, ArticleRow, OtherRow } from './article.repository.ts';

export interface FileLinks {
  image(file: { id: string; path: string }): Image;
  document(file: { id: string; path: string }): string;
}
const publicLinks: FileLinks = {
  image: ({ path }) => publicImage(path),
  document: ({ path }) => publicUrl(path),
};

const dayOrNone = (date: Date | null) => date && dayOf(date);
const usefulOf = ({ useful }: ArticleCardRow) => useful ?? { yes: 0, no: 0 };

/** The languages in which a text is complete: it has reading minutes only if there is a body. */
const languages = (row: ArticleCardRow) =>
  languagesOf({
    title: { en: row.titleEn, km: row.titleKm },
    body: { en: row.minutesEn ? 'text' : null, km: row.minutesKm ? 'text' : null },
  });

export const presentCard = (
  row: ArticleCardRow,
  { image }: Pick<FileLinks, 'image'> = publicLinks,
): ArticleCard => ({
  ...plain(articleCard, row),
  key: row.key as ArticleKey | null,
  title: { en: row.titleEn, km: row.titleKm },
  summary: { en: row.summaryEn, km: row.summaryKm },
  languages: languages(row),
  topic: row.topic as ArticleTopic | null,
  cover: row.cover && image(row.cover),
  publishedAt: row.publishAt?.toISOString() ?? null,
  minutes: { en: row.minutesEn, km: row.minutesKm },
  documents: row._count.attachments,
  ministry: row.ministry as Ministry | null,
  signedOn: dayOrNone(row.signedOn),
  effectiveOn: dayOrNone(row.effectiveOn),
  legalStatus: row.legalStatus as LegalStatus | null,
});

const presentOther = (row: OtherRow): OtherArticle => ({
  _id: row.id,
  title: { en: row.titleEn, km: row.titleKm },
  number: row.number,
  legalStatus: row.legalStatus as LegalStatus | null,
});

/** The video, once it can be played. */
function watched({ video }: ArticleRow, { image }: FileLinks) {
  if (video?.video?.state !== ('ready' satisfies VideoState)) return null;
  const links = image(video);
  return { video: links.image, thumbnail: links.small };
}

/** The public page. Related regulations are listed only if they are public themselves. */
export function presentPublic(row: ArticleRow, now: Date, links: FileLinks = publicLinks): ArticleDetail {
  const shown = (others: readonly OtherRow[]) =>
    others.filter((other) => stateAt(now, other) === 'active').map(presentOther);
  return {
    ...presentCard(row, links),
    body: { en: row.bodyEn, km: row.bodyKm },
    category: row.category && presentReference(row.category),
    amends: shown(row.amends.map(({ amended }) => amended)),
    amendedBy: shown(row.amendedBy.map(({ article }) => article)),
    attachments: row.attachments.map(({ upload: { id, path, ...facts } }) => ({
      ...facts,
      url: links.document({ id, path }),
    })),
    video: watched(row, links),
    useful: usefulOf(row),
  };
}

const picturesOf = ({ pictures }: ArticleRow, { image }: FileLinks): OwnImage[] =>
  pictures.map(({ upload }) => ({ ...image(upload), path: upload.path }));

/** The page before publication, or of an earlier version. */
export const presentPreview = (row: ArticleRow, now: Date, links: FileLinks): ArticlePreview => ({
  ...presentPublic(row, now, links),
  pictures: picturesOf(row, links),
});

function ownVideoOf({ video }: ArticleRow, { image }: FileLinks, locale: Locale) {
  if (!video?.video) return null;
  const { id, path, ...upload } = video;
  return {
    ...presentVideo({ ...video.video, upload: { ...upload, path } }, image({ id, path }), locale),
    path,
  };
}

export const presentAdmin = (
  row: ArticleCardRow,
  { now, views, links = publicLinks }: { now: Date; views: number; links?: Pick<FileLinks, 'image'> },
): AdminArticle => ({
  ...presentCard(row, links),
  publishAt: row.publishAt?.toISOString() ?? null,
  state: stateAt(now, row),
  views,
  useful: usefulOf(row),
  actions: actionsOf(row, now),
});

export const presentAdminDetail = (
  row: ArticleRow,
  { links, locale, ...about }: { now: Date; views: number; links: FileLinks; locale: Locale },
): AdminArticleDetail => ({
  ...presentAdmin(row, { ...about, links }),
  body: { en: row.bodyEn, km: row.bodyKm },
  category: row.category && presentReference(row.category),
  cover: row.cover && { ...links.image(row.cover), path: row.cover.path },
  amends: row.amends.map(({ amended: { id, titleEn, titleKm, number } }) => ({
    _id: id,
    title: { en: titleEn, km: titleKm },
    number,
  })),
  attachments: row.attachments.map(({ reading, upload: { id, path, ...facts } }) => ({
    ...facts,
    path,
    url: links.document({ id, path }),
    reading: reading as DocumentReading,
  })),
  pictures: picturesOf(row, links),
  video: ownVideoOf(row, links, locale),
});
