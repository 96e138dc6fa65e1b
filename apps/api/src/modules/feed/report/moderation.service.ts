import type * as contract from '@acheep/contract/feed/moderation';
import type { PostKind } from '@acheep/contract/feed/post-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { closeReports } from './close-reports.ts';
import * as said from './moderation.repository.ts';
import { notifyWriter } from './notify-writer.ts';
import type { Written } from './report.policy.ts';
import { lockReported, setOffPage } from './reported.repository.ts';

type Author = { id: string; name: string } | null | undefined;
const shortAuthor = (author: Author) => (author ? { _id: author.id, name: author.name } : null);
// Posts created by publishing belong to the publisher of the job or gathering.
const writerOf = ({ createdBy, job, gathering }: said.ModeratedPost) =>
  createdBy ?? (job ?? gathering)?.createdBy;
const textOf = ({ body, job, gathering }: said.ModeratedPost) => body ?? (job ?? gathering)?.title ?? null;

const common = (row: said.ModeratedPost | said.ModeratedComment) => ({
  _id: row.id,
  reports: row.reports.length,
  openReports: row.reports.filter(({ status }) => status === 'open').length,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
const stateOf = (hidden: boolean, shown: boolean) => (hidden ? 'hidden' : shown ? 'shown' : 'off');

const presentPost = (row: said.ModeratedPost, shown: boolean): contract.ModeratedItem => ({
  ...common(row),
  postId: row.id,
  kind: row.kind as PostKind,
  text: textOf(row),
  company: presentCompanyName(row.company),
  author: shortAuthor(writerOf(row)),
  state: stateOf(row.status === 'hidden', shown),
});

/** A deleted comment has no company and is not listed. */
const presentComment = (row: said.ModeratedComment, shown: boolean): contract.ModeratedItem[] =>
  row.company
    ? [
        {
          ...common(row),
          postId: row.postId,
          kind: null,
          text: row.text,
          company: presentCompanyName(row.company),
          author: shortAuthor(row.author),
          state: stateOf(row.hiddenBy === 'operator', shown),
        },
      ]
    : [];

/** Moderation by the operator: reviewing posts and comments, hiding and restoring them. */
export function moderationService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const {
    database: { prisma },
    now,
  } = deps;
  /** Locks the content with its reports, and returns the author to notify and an excerpt. */
  async function held(tx: Transaction, about: Written) {
    await lockReported(tx, about);
    const found = await said.findModerated(tx, about);
    if (!found) throw notFound();
    const { comment, post } = found;
    const text = excerptOf(comment ? comment.text : post && textOf(post));
    const row = comment ?? post;
    const writer = comment ? comment.author : post && writerOf(post);
    return {
      row,
      comment,
      text,
      postId: comment ? comment.postId : post.id,
      details: { [comment ? 'comment' : 'post']: text },
      targetId: writer?.id ?? row.company?.ownerId ?? null,
    };
  }

  return {
    async posts({ query }: Call<typeof contract.adminPostList>) {
      const { rows, total, shown } = await said.listModeratedPosts(prisma, query, now());
      return { data: rows.map((row) => presentPost(row, shown.has(row.id))), meta: pageMeta(total, query) };
    },

    async comments({ query }: Call<typeof contract.adminCommentList>) {
      const { rows, total, shown } = await said.listModeratedComments(prisma, query, now());
      const data = rows.flatMap((row) => presentComment(row, shown.has(row.id)));
      return { data, meta: pageMeta(total, query) };
    },

    /** Hides the content; no effect if it is already hidden. */
    hide: (
      { actor, requestId }: By,
      about: Written,
      { reason, words = null, updatedAt }: ParsedBodyOf<typeof contract.adminPostHide>,
    ) =>
      prisma.$transaction(async (tx) => {
        const { row, comment, text, postId, details, targetId } = await held(tx, about);
        refuseOutdated(row, updatedAt);
        if (!(await setOffPage(tx, about, true))) return;
        await notifyWriter(deps, tx, { postId, commentAuthor: comment?.author ?? null, reason, words });
        await closeReports(deps, tx, about, { status: 'hidden', answer: null, about: text });
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'said.hide',
          targetId,
          subjectId: about.id,
          details: { ...details, reason: words ? `${reason}: ${words}` : reason },
          requestId,
          createdAt: now(),
        });
      }),

    /** Restores the content; no effect unless the operator has hidden it. */
    show: ({ actor, requestId }: By, about: Written) =>
      prisma.$transaction(async (tx) => {
        const { text, details, targetId } = await held(tx, about);
        if (!(await setOffPage(tx, about, false))) return;
        await closeReports(deps, tx, about, { status: 'refused', answer: null, about: text });
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'said.show',
          targetId,
          subjectId: about.id,
          details,
          requestId,
          createdAt: now(),
        });
      }),
  };
}
