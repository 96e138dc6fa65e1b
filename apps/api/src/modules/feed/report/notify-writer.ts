import { type ReportReason, reportReasons } from '@acheep/contract/feed/report-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import { type Notifier, notify } from '../../messaging/notification/notify.ts';
import { findPostContact } from '../post/post-contact.repository.ts';

interface Taken {
  /** The entry, or the one below which the comment stands. */
  postId: string;
  /** Who wrote the comment; null where the entry itself is taken off. */
  commentAuthor: { id: string; locale: Locale } | null;
  reason: ReportReason;
  /** What the operator says of it. */
  words?: string | null;
}

/** Tells whoever wrote what the operator took off the page, and why, in their language. */
export async function notifyWriter(
  deps: Notifier,
  tx: Transaction,
  { postId, commentAuthor, reason, words = null }: Taken,
) {
  const { person, excerpt } = await findPostContact(tx, postId);
  const { id: userId, locale } = commentAuthor ?? person;
  const why = `${reportReasons[reason][locale]}${locale === 'km' ? '។' : '.'}`;
  await notify(deps, tx, commentAuthor ? 'comment-hidden' : 'post-hidden', {
    userId,
    params: { post: excerpt, id: postId, reason: [why, words].filter(Boolean).join(' ') },
  });
}
