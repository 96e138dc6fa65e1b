import { type ReportReason, reportReasons } from '@acheep/contract/feed/report-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import { type Notifier, notify } from '../../messaging/notification/notify.ts';
import { findPostContact } from '../post/post-contact.repository.ts';

interface Taken {
  /** The post, or the one that the comment belongs to. */
  postId: string;
  /** Author of the comment; null if the post itself is hidden. */
  commentAuthor: { id: string; locale: Locale } | null;
  reason: ReportReason;
  /** Explanation by the operator. */
  words?: string | null;
}

/** Notifies the author, in their language, that the operator hid their content, with the reason. */
export async function notifyWriter(
  deps: Notifier,
  tx: Transaction,
  { postId, commentAuthor, reason, words = null }: Taken,
) {
  const contact = await findPostContact(tx, postId);
  if (!contact) return;
  const { id: userId, locale } = commentAuthor ?? contact.person;
  const why = `${reportReasons[reason][locale]}${locale === 'km' ? '។' : '.'}`;
  await notify(deps, tx, commentAuthor ? 'comment-hidden' : 'post-hidden', {
    userId,
    params: { post: contact.excerpt, id: postId, reason: [why, words].filter(Boolean).join(' ') },
  });
}
