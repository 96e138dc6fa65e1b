import type {
  ArticlePreview,
  ArticleVersion,
  articleVersionGet,
  articleVersionList,
} from '@acheep/contract/content/article-admin';
import { picturePathsOf } from '@acheep/contract/kernel/rich-text';
import { readingMinutes } from '@acheep/search/analysis/reading-minutes';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { presentPreview } from './article.presenter.ts';
import { type ArticleRow, findArticle } from './article.repository.ts';
import type { Draft } from './article-draft.repository.ts';
import { editorLinks } from './article-link.ts';
import { findVersion, listVersions, type VersionRow } from './article-version.repository.ts';

const dayOf = (day: string | undefined) => (day ? new Date(`${day}T00:00:00Z`) : null);

/** The text with the content of an earlier version. */
function asItWas(row: ArticleRow, { content, files }: VersionRow): ArticleRow {
  const draft = content as unknown as Draft;
  const uploads = new Map(files.map(({ upload }) => [upload.path, upload]));
  const cover = uploads.get(draft.cover ?? '');
  const attachments = draft.attachments.flatMap(({ path }) => {
    const upload = uploads.get(path);
    return upload ? [{ reading: 'read', upload }] : [];
  });
  return {
    ...row,
    titleEn: draft.title.en ?? null,
    titleKm: draft.title.km ?? null,
    summaryEn: draft.summary?.en ?? null,
    summaryKm: draft.summary?.km ?? null,
    bodyEn: draft.body?.en ?? null,
    bodyKm: draft.body?.km ?? null,
    minutesEn: readingMinutes(draft.body?.en),
    minutesKm: readingMinutes(draft.body?.km),
    topic: draft.topic ?? null,
    author: draft.author ?? null,
    number: draft.number ?? null,
    ministry: draft.ministry ?? null,
    signedOn: dayOf(draft.signedOn),
    effectiveOn: dayOf(draft.effectiveOn),
    legalStatus: draft.legalStatus ?? null,
    cover: cover ? { id: cover.id, path: cover.path } : null,
    attachments,
    pictures: [
      ...new Set([...picturePathsOf(draft.body?.en ?? ''), ...picturePathsOf(draft.body?.km ?? '')]),
    ].flatMap((path) => {
      const upload = uploads.get(path);
      return upload ? [{ upload: { id: upload.id, path } }] : [];
    }),
    amends: row.amends.filter(({ amended }) => draft.amends.includes(amended.id)),
    _count: { attachments: attachments.length },
  };
}

export function articleVersions(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  return {
    async list({ params: { id: articleId } }: Call<typeof articleVersionList>): Promise<ArticleVersion[]> {
      if (!(await findArticle(prisma, { id: articleId }))) throw notFound();
      const rows = await listVersions(prisma, articleId);
      return rows.map(({ id, createdAt, changed, by }, index) => ({
        _id: id,
        createdAt: createdAt.toISOString(),
        by: by?.name ?? null,
        changed,
        current: index === 0,
      }));
    },

    async get({
      actor: { sessionId },
      params: { id },
    }: Call<typeof articleVersionGet>): Promise<ArticlePreview> {
      const version = await findVersion(prisma, { id });
      const row = version && (await findArticle(prisma, { id: version.articleId }));
      if (!row) throw notFound();
      return presentPreview(asItWas(row, version), deps.now(), editorLinks(deps, sessionId, row.id));
    },
  };
}
