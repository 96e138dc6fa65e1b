import { adminPaths } from '@acheep/contract/admin-paths';
import { namesOf } from '@acheep/contract/companies/company-name';
import * as contract from '@acheep/contract/feed/comment';
import { adminPostHide } from '@acheep/contract/feed/moderation';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { NotificationKind } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { findCompanyOf } from '../../companies/company/company.repository.ts';
import { type LockedCompany, lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { isOpen } from '../../companies/company/writing-day.repository.ts';
import { deleteNotified } from '../../messaging/notification/notification.repository.ts';
import { type Notifier, notify } from '../../messaging/notification/notify.ts';
import { findOwnPost, lockPublicPost } from '../post/post.repository.ts';
import { findPostContact } from '../post/post-contact.repository.ts';
import { presentComment, presentModerated } from './comment.presenter.ts';
import * as comments from './comment.repository.ts';
import { deleteComments, endCommentsOf, listEndingIds } from './comment-end.repository.ts';

interface Written {
  authorId: string | null;
  company: { id: string } | null;
  text: string | null;
  hiddenBy: string | null;
}
interface Writer {
  id: string;
  companyId: string;
}

const isOf = ({ company }: Pick<Written, 'company'>, { companyId }: Writer) => company?.id === companyId;

/** Only the author may edit, while writing for the same company. */
const mayEdit = (comment: Written, writer: Writer) => comment.authorId === writer.id && isOf(comment, writer);

/** Every member of the company may delete its comments. */
const mayDelete = (comment: Written, writer: Writer) => isOf(comment, writer);

/** Deleted comments, and those hidden by the operator, can be neither edited nor restored. */
const isFixed = ({ text, hiddenBy }: Written) => text === null || hiddenBy === 'operator';

interface Told {
  row: comments.CommentRow;
  /** Company in whose name it is written. */
  company: LockedCompany;
  /** The answered comment with its author. */
  answered: NonNullable<Awaited<ReturnType<typeof comments.lockShownComment>>> | null;
}

/**
 * Notifies the author of the answered comment, if still a member of the company it was written for, and the contact
 * of the post. A person who is both is notified once, and nobody of their own comment.
 */
async function notifyOfComment(deps: Notifier, tx: Transaction, { row, company, answered }: Told) {
  const contact = await findPostContact(tx, row.postId);
  if (!contact) return;
  const { person, excerpt } = contact;
  const params = { ...namesOf(company), post: excerpt, id: row.postId, comment: row.id };
  const author = answered?.author;
  const isNotified = author?.membership?.companyId === answered?.companyId;
  if (author && isNotified && author.id !== row.authorId)
    await notify(deps, tx, 'comment-answered', { userId: author.id, params });
  if (person.id !== row.authorId && person.id !== author?.id)
    await notify(deps, tx, 'post-commented', { userId: person.id, params });
}

/**
 * Locks the people notified of a comment and the user who removes it, by id. Must come before all other locks: the
 * deletion of an account locks the account first and then its notifications.
 */
async function lockNotified(tx: Transaction, actorId: string, row: comments.CommentRow): Promise<string[]> {
  const contact = await findPostContact(tx, row.postId);
  const authors = await comments.listAuthors(tx, row.parentId ?? row.id);
  const people = contact ? [contact.person.id, ...authors] : authors;
  await comments.lockAccounts(tx, [actorId, ...people]);
  return people;
}

/** Deletes these people's notifications of a deleted comment. */
async function forgetComment(tx: Transaction, row: comments.CommentRow, people: string[]) {
  const kinds = ['post-commented', 'comment-answered'] satisfies NotificationKind[];
  await deleteNotified(tx, { people, kinds, place: 'comment', value: row.id });
}

/** Maximum of the company's comments on a post, and of the comments it has hidden there. */
const maxOwn = 500;
const maxHidden = 100;

function commentService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const {
    database: { prisma },
    now,
  } = deps;
  async function companyOf(tx: Transaction, actor: Actor): Promise<LockedCompany> {
    const company = await lockCompanyOf(tx, actor.id);
    if (!company) throw new AppError('access.denied');
    return company;
  }

  /** Companies named in the text, by that name. Companies must be locked before posts and comments. */
  async function mentionsIn(tx: Transaction, text: string, ids: string[]): Promise<comments.Mention[]> {
    const found = ids.length > 0 ? await comments.lockNames(tx, ids) : [];
    return found.flatMap(({ id, name, nameKm }) => {
      const named = [name, nameKm].find((one) => one && text.includes(`@${one}`));
      return named ? [{ companyId: id, name: named }] : [];
    });
  }

  async function detail(tx: Transaction, row: comments.CommentRow) {
    const engagement = await comments.findAnswers(tx, [row.id]);
    return presentComment(row, engagement(row.id));
  }

  return {
    async list({ query }: Call<typeof contract.commentList>) {
      const { rows, total } = await comments.listComments(prisma, query, now());
      const engagement = await comments.findAnswers(
        prisma,
        rows.map(({ id }) => id),
      );
      return {
        data: rows.map((row) => presentComment(row, engagement(row.id))),
        meta: pageMeta(total, query),
      };
    },

    async own(actor: Actor, postId: string): Promise<contract.OwnComments> {
      const company = await findCompanyOf(prisma, actor.id);
      const [own, post, hidden] = await Promise.all([
        company ? comments.listCompanyComments(prisma, company.id, postId, maxOwn) : [],
        findOwnPost(prisma, actor.id, postId),
        comments.listHidden(prisma, actor.id, postId, maxHidden),
      ]);
      return {
        own: own.map(({ id, authorId }) => ({ _id: id, mayEdit: authorId === actor.id })),
        mayHide: post !== null,
        hidden: hidden.map((row) => presentModerated(row, { isRead: true })),
      };
    },

    async create({ tx, actor, body }: Call<typeof contract.commentCreate>) {
      const company = await companyOf(tx, actor);
      // Nobody would see the comment, but people would be notified of it.
      if (!(await isOpen(tx, company.id))) throw new AppError('access.denied');
      const { postId, text } = body;
      const mentions = await mentionsIn(tx, text, body.mentions);
      if (!(await lockPublicPost(tx, postId))) throw new AppError('post.gone');
      const answered = body.parentId ? await comments.lockShownComment(tx, body.parentId) : null;
      if (body.parentId && answered?.postId !== postId) throw new AppError('comment.gone');
      const parentId = answered ? (answered.parentId ?? answered.id) : null;
      if (parentId && !(await comments.lockWithPost(tx, parentId))) throw new AppError('comment.gone');
      const data = { postId, parentId, authorId: actor.id, companyId: company.id, text, createdAt: now() };
      const row = await comments.createComment(tx, data, mentions);
      await notifyOfComment(deps, tx, { row, company, answered });
      return detail(tx, row);
    },

    update: ({
      actor,
      params: { id },
      body: { text, updatedAt, ...body },
    }: Call<typeof contract.commentUpdate>) =>
      prisma.$transaction(async (tx) => {
        const company = await companyOf(tx, actor);
        const mentions = await mentionsIn(tx, text, body.mentions);
        // The post is locked before the comment, the order in which its deletion locks them.
        const found = await comments.findComment(tx, id);
        const isOnSite = found !== null && (await lockPublicPost(tx, found.postId));
        const row = await comments.lockComment(tx, id);
        if (!row || !mayEdit(row, { id: actor.id, companyId: company.id })) throw notFound();
        if (isFixed(row) || !isOnSite) throw new AppError('comment.status');
        refuseOutdated(row, updatedAt);
        return detail(tx, await comments.saveComment(tx, id, { text, editedAt: now() }, mentions));
      }),

    remove: ({ actor, params: { id } }: Call<typeof contract.commentDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await comments.findComment(tx, id);
        const notified = row ? await lockNotified(tx, actor.id, row) : [];
        const company = await companyOf(tx, actor);
        if (!row || !mayDelete(row, { id: actor.id, companyId: company.id })) throw notFound();
        await deleteComments(tx, [id]);
        await forgetComment(tx, row, notified);
      }),

    hide: ({ actor, params: { id }, body: { hidden } }: Call<typeof contract.commentHide>) =>
      prisma.$transaction(async (tx) => {
        await companyOf(tx, actor);
        const row = await comments.lockComment(tx, id);
        if (!row || !(await findOwnPost(tx, actor.id, row.postId))) throw notFound();
        if (isFixed(row)) throw new AppError('comment.status');
        await comments.setHidden(tx, id, hidden ? 'company' : null);
      }),
  };
}

export const commentModule: Module = {
  audited: {
    comment: {
      title: { en: 'Comment', km: 'មតិ' },
      name: 'comment',
      page: () => adminPaths.comments(),
      isList: true,
      bodies: [adminPostHide.body],
    },
  },
  routes(register, deps) {
    const service = commentService(deps);
    register(contract.commentList, service.list);
    register(contract.ownCommentList, ({ actor, query }) => service.own(actor, query['filter[postId]']));
    register(contract.commentCreate, service.create);
    register(contract.commentUpdate, service.update);
    register(contract.commentDelete, service.remove);
    register(contract.commentHide, service.hide);
  },
  tables: { comment: 'comments', comment_mention: 'comments' },
  ownData: { comments: comments.eachComment },
  ownedRecords: { notifications: listEndingIds },
  on: { 'account.deleted': endCommentsOf },
};
