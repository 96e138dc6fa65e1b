import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { adminPaths } from '@acheep/contract/admin-paths';
import * as article from '@acheep/contract/content/article-admin';
import type { DocumentReading } from '@acheep/contract/content/article-option';
import { picturePathsOf } from '@acheep/contract/kernel/rich-text';
import { searchTextInSteps } from '@acheep/search/analysis/document';
import { readingMinutes } from '@acheep/search/analysis/reading-minutes';
import { searchRules } from '@acheep/search/analysis/search-fields';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { incomingPrefix } from '../../platform/upload/incoming-file.ts';
import { readDocument } from '../../talent/resume/reading/resume-reading.ts';
import { presentPreview } from './article.presenter.ts';
import { type ArticleRow, findArticle } from './article.repository.ts';
import { articleService } from './article.service.ts';
import {
  eachSave,
  leaveArticles,
  publicCovers,
  publicDocuments,
  publicPictures,
  publicVideos,
  showsFile,
} from './article-data.repository.ts';
import type { Draft } from './article-draft.repository.ts';
import { articleNoun, editorLinks } from './article-link.ts';
import {
  findAttached,
  findUnread,
  listOutdated,
  type Unread,
  writeAttached,
  writeReading,
} from './article-reading.repository.ts';
import { articleReading } from './article-task.ts';
import { inParts } from './article-text.ts';
import { findVersion, listVersions, type VersionRow } from './article-version.repository.ts';

/** Characters of all documents of one text that are indexed: the search column is limited to 1 MB. */
const maxWords = 120_000;

interface Read {
  reading: DocumentReading;
  text: string;
}

/** A fault of the file is reported to its editor; a busy worker is not, and the file is retried. */
function faultOf(error: unknown): Read {
  const code = error instanceof AppError ? error.code : '';
  const known = ['encrypted', 'damaged', 'no_text', 'too_heavy'] as const;
  const reading = known.find((fault) => code === `resume_file.${fault}`);
  if (!reading) throw error;
  return { reading, text: '' };
}

async function readOne({ storage }: Pick<Deps, 'storage'>, { upload }: Unread): Promise<Read> {
  const file = await storage.get(upload.path);
  if (!file) return { reading: 'damaged', text: '' };
  const folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
  try {
    const copy = path.join(folder, 'file');
    await pipeline(file, createWriteStream(copy));
    const { text, more } = await readDocument(copy);
    return { reading: more ? 'partly' : 'read', text: text.toWellFormed().replaceAll('\0', '') };
  } catch (error) {
    return faultOf(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The words of all documents of a text, up to the limit. */
async function wordsOf(texts: readonly string[]): Promise<string> {
  const words: string[] = [];
  for (const text of texts)
    for (const part of inParts(text)) words.push(await runYielding(searchTextInSteps(part)));
  const all = words.join(' ');
  return all.length <= maxWords ? all : all.slice(0, all.lastIndexOf(' ', maxWords));
}

/** Reads the documents of a text that have not been read yet, and indexes the text by all of them. */
async function readDocuments(deps: Deps, { articleId }: { articleId: string }) {
  const { prisma } = deps.database;
  for (const one of await findUnread(prisma, articleId))
    await writeReading(prisma, { articleId, uploadId: one.upload.id, ...(await readOne(deps, one)) });
  const texts = await findAttached(prisma, articleId);
  await writeAttached(prisma, { articleId, texts, words: await wordsOf(texts), rules: searchRules });
}

/** Runs after an update of the rules, and for texts that a stopped worker has left. */
async function readOutdated(deps: Deps) {
  for (const articleId of await listOutdated(deps.database.prisma, searchRules))
    await readDocuments(deps, { articleId });
}

const articleReadingTasks = [
  carryOut(articleReading, readDocuments),
  carryOut(
    task(
      'article-reading-all',
      { en: 'Index the documents of all articles', km: 'អានឯកសារនៃអត្ថបទទាំងអស់' },
      { expireInSeconds: 3600 },
    ),
    readOutdated,
    { cron: '*/10 * * * *' },
  ),
];

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

function articleVersions(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  return {
    async list({
      params: { id: articleId },
    }: Call<typeof article.articleVersionList>): Promise<article.ArticleVersion[]> {
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
    }: Call<typeof article.articleVersionGet>): Promise<article.ArticlePreview> {
      const version = await findVersion(prisma, { id });
      const row = version && (await findArticle(prisma, { id: version.articleId }));
      if (!row) throw notFound();
      return presentPreview(asItWas(row, version), deps.now(), editorLinks(deps, sessionId, row.id));
    },
  };
}

function articleRoutes(register: Register, deps: Deps) {
  const articles = articleService(deps);
  const versions = articleVersions(deps);

  register(article.adminArticleList, articles.list);
  register(article.adminArticleGet, ({ actor, locale, params }) =>
    articles.get({ actor, locale }, params.id),
  );
  register(article.adminArticlePreview, articles.preview);
  register(article.adminArticleCreate, articles.create);
  register(article.adminArticleUpdate, articles.update);
  register(article.adminArticleStatus, articles.changeStatus);
  register(article.adminArticleDelete, articles.remove);
  register(article.articleVersionList, versions.list);
  register(article.articleVersionGet, versions.get);
  register(article.articleRestore, articles.restore);
}

/** The site's own texts, for their editors. */
export const articleModule: Module = {
  audited: {
    article: {
      title: { en: 'Article', km: 'អត្ថបទ' },
      name: 'article',
      page: (id) => adminPaths.article(id),
      bodies: [article.adminArticleUpdate.body, article.adminArticleStatus.body],
    },
  },
  routes: articleRoutes,
  tasks: articleReadingTasks,
  tables: {
    article: { without: 'it is the site’s; who saved it finds that in `article-saves`' },
    article_attachment: { without: 'it is the site’s' },
    article_picture: { without: 'it is the site’s' },
    article_amendment: { without: 'it is the site’s' },
    article_version: 'article-saves',
    article_version_upload: 'article-saves',
  },
  authors: ['article.created_by_id', 'article_version.by_id'],
  ownData: { 'article-saves': eachSave },
  on: { 'account.deleted': (tx, { id }) => leaveArticles(tx, id) },
  showsFile: { noun: articleNoun, may: showsFile },
  uploads: {
    'article.cover_id': { public: publicCovers },
    'article.video_id': { public: publicVideos },
    'article_picture.upload_id': { public: publicPictures },
    'article_attachment.upload_id': { public: publicDocuments },
    'article_version_upload.upload_id': 'private',
  },
};
