import type * as contract from '@acheep/contract/content/article-admin';
import { type ArticleDraft, articleDraft, publishableArticle } from '@acheep/contract/content/article-draft';
import { articleShapes } from '@acheep/contract/content/article-option';
import { addMonths, today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { knownReferences } from '../../jobs/reference/unknown-reference.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { actionsOf, allows, stateAt } from './article.policy.ts';
import { presentAdmin, presentAdminDetail, presentPreview } from './article.presenter.ts';
import { type ArticleRow, findArticle, lockArticle } from './article.repository.ts';
import { columnsOf, draftOf, listsOf } from './article-draft.repository.ts';
import { editorLinks } from './article-link.ts';
import { allArticles } from './article-list.repository.ts';
import * as articles from './article-save.repository.ts';
import { articleReading } from './article-task.ts';
import { findVersion, keepVersion, withoutGone } from './article-version.repository.ts';

type New = ArticleDraft & { publish?: boolean | undefined };
interface Asking {
  actor: Actor;
  locale: Locale;
}
type Acts = 'create' | 'edit' | 'status' | 'restore' | 'delete';

/** Maximum months between now and the publication. */
const monthsAhead = 12;

function mustBeWhole(draft: unknown) {
  const result = check(publishableArticle, draft);
  if (!result.ok) throw new AppError('article.incomplete', {}, result.faults);
}

export function articleService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const { queue } = deps;

  /** The text in the shape of its form. */
  async function shown({ actor, locale }: Asking, row: ArticleRow, db: Transaction | typeof prisma = prisma) {
    const views = (await articles.viewsOf(db, [row.id])).get(row.id) ?? 0;
    return presentAdminDetail(row, {
      now: deps.now(),
      views,
      links: editorLinks(deps, actor.sessionId, row.id),
      locale,
    });
  }

  async function held(tx: Transaction, id: string) {
    const row = await lockArticle(tx, id);
    if (!row) throw notFound();
    return row;
  }

  const audit = auditBy(deps.now);
  const write = (tx: Transaction, by: By, act: Acts, row: ArticleRow, more = {}) =>
    audit(tx, by, `article.${act}`, row.id, { article: row.titleEn ?? row.titleKm ?? '', ...more });

  async function columns(tx: Transaction, draft: ArticleDraft) {
    const { categoryId } = await knownReferences(tx, { categoryId: draft.categoryId });
    return columnsOf(draft, categoryId);
  }

  const htmlOf = ({ bodyEn, bodyKm }: { bodyEn: string | null; bodyKm: string | null }) => ({
    en: bodyEn,
    km: bodyKm,
  });

  /** Queues the documents that have not been read, and the indexing of the text by all of them. */
  const read = (tx: Transaction, { id }: ArticleRow) => queue.enqueue(tx, articleReading, { articleId: id });

  /** Saves a form or an earlier version to a locked text. */
  async function save(tx: Transaction, by: By, row: ArticleRow, { publish, ...draft }: New) {
    const now = deps.now();
    if (draft.kind !== row.kind) throw fieldError({ kind: 'option' });
    if (publish || row.status === 'active') mustBeWhole(draft);
    const state = publish && stateAt(now, row) !== 'active' && { status: 'active' as const, publishAt: now };
    const data = await columns(tx, draft);
    const lists = await listsOf(tx, { ownerId: by.actor.id, draft, html: htmlOf(data), row });
    const saved = await articles.saveArticle(tx, row.id, { ...data, ...state }, lists);
    await keepVersion(tx, row, saved, { by: by.actor.id, now });
    await read(tx, saved);
    return saved;
  }

  return {
    async list({ query }: Call<typeof contract.adminArticleList>) {
      const now = deps.now();
      const { rows, total } = await allArticles.page(prisma, [], query, now);
      const views = await articles.viewsOf(
        prisma,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row) => presentAdmin(row, { now, views: views.get(row.id) ?? 0 }));
      return { data, meta: pageMeta(total, query) };
    },

    async get(asking: Asking, id: string) {
      const row = await findArticle(prisma, { id });
      if (!row) throw notFound();
      return shown(asking, row);
    },

    async preview({ actor: { sessionId }, params: { id } }: Call<typeof contract.adminArticlePreview>) {
      const row = await findArticle(prisma, { id });
      if (!row) throw notFound();
      return presentPreview(row, deps.now(), editorLinks(deps, sessionId, row.id));
    },

    async create({ tx, body: { publish, ...draft }, ...by }: Call<typeof contract.adminArticleCreate>) {
      const now = deps.now();
      // Single texts exist already and cannot be created.
      if (articleShapes[draft.kind].keys) throw fieldError({ kind: 'option' });
      if (publish) mustBeWhole(draft);
      const written = await columns(tx, draft);
      const data = {
        kind: draft.kind,
        createdById: by.actor.id,
        ...(publish && { status: 'active' as const, publishAt: now }),
        ...written,
      };
      const lists = await listsOf(tx, { ownerId: by.actor.id, draft, html: htmlOf(written) });
      const saved = await articles.createArticle(tx, data, lists);
      await keepVersion(tx, null, saved, { by: by.actor.id, now });
      await write(tx, by, 'create', saved, { status: saved.status });
      await read(tx, saved);
      return shown(by, saved, tx);
    },

    update: ({
      params: { id },
      body: { updatedAt, ...draft },
      ...by
    }: Call<typeof contract.adminArticleUpdate>) =>
      prisma.$transaction(async (tx) => {
        const row = await held(tx, id);
        refuseOutdated(row, updatedAt);
        const saved = await save(tx, by, row, draft);
        await write(tx, by, 'edit', saved, changedIn(draftOf(row), draftOf(saved)));
        return shown(by, saved, tx);
      }),

    changeStatus: ({
      params: { id },
      body: { status, publishAt },
      ...by
    }: Call<typeof contract.adminArticleStatus>) =>
      prisma.$transaction(async (tx) => {
        const now = deps.now();
        const row = await held(tx, id);
        if (!allows(row, status, now)) throw new AppError('article.status');
        if (publishAt !== undefined) refuseTime(new Date(publishAt), now);
        if (status === 'active') mustBeWhole(draftOf(row));
        const at = publishAt === undefined ? now : new Date(publishAt);
        // A text that is unpublished before its time was never public.
        const never = stateAt(now, row) === 'scheduled' && { publishAt: null };
        const data = status === 'active' ? { status, publishAt: at } : { status, ...never };
        const saved = await articles.saveArticle(tx, id, data);
        const time = status === 'active' ? { publishAt: at.toISOString() } : {};
        await write(tx, by, 'status', saved, { ...changedIn(row, { status }), ...time });
        return shown(by, saved, tx);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.adminArticleDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await held(tx, id);
        if (!actionsOf(row, deps.now()).includes('delete')) throw new AppError('article.status');
        await articles.deleteArticle(tx, id);
        await write(tx, by, 'delete', row);
      }),

    restore: ({
      params: { id },
      body: { versionId, updatedAt },
      ...by
    }: Call<typeof contract.articleRestore>) =>
      prisma.$transaction(async (tx) => {
        const row = await held(tx, id);
        refuseOutdated(row, updatedAt);
        const version = await findVersion(tx, { id: versionId, articleId: id });
        if (!version) throw fieldError({ versionId: 'unknown_reference' });
        const result = check(articleDraft, await withoutGone(tx, version));
        if (!result.ok) throw new AppError('article.incomplete', {}, result.faults);
        const saved = await save(tx, by, row, result.data as ArticleDraft);
        await write(tx, by, 'restore', saved, { of: version.createdAt.toISOString() });
        return shown(by, saved, tx);
      }),
  };
}

/** The time of publication has to be in the future, and within a year. */
function refuseTime(at: Date, now: Date) {
  if (at <= now) throw fieldError({ publishAt: 'time_past' });
  if (today(at) > addMonths(today(now), monthsAhead))
    throw fieldError({ publishAt: { key: 'time_far', params: { months: monthsAhead } } });
}
