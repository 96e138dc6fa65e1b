import type { Locale } from '@acheep/contract/kernel/locale';
import type { NotificationKind } from '@acheep/contract/messaging/notification-kind';
import type { Transaction } from '@acheep/database/connection';
import type { LockedCompany } from '../../companies/company/company-lock.repository.ts';
import { deleteNotified } from '../../messaging/notification/notification.repository.ts';
import { type Notifier, notify } from '../../messaging/notification/notify.ts';
import { findPostContact } from '../post/post-contact.repository.ts';
import { type CommentRow, listAuthors, lockAccounts, type lockShownComment } from './comment.repository.ts';

interface Told {
  row: CommentRow;
  /** Company in whose name it is written. */
  company: LockedCompany;
  /** The answered comment with its author. */
  answered: NonNullable<Awaited<ReturnType<typeof lockShownComment>>> | null;
}

/**
 * Notifies the author of the answered comment, if still a member of the company it was written for, and the contact
 * of the post. A person who is both is notified once, and nobody of their own comment.
 */
export async function notifyOfComment(deps: Notifier, tx: Transaction, { row, company, answered }: Told) {
  const { person, excerpt } = await findPostContact(tx, row.postId);
  const params = (locale: Locale) => ({
    company: (locale === 'km' && company.nameKm) || company.name,
    post: excerpt,
    id: row.postId,
    comment: row.id,
  });
  const author = answered?.author;
  const isNotified = author?.membership?.companyId === answered?.companyId;
  if (author && isNotified && author.id !== row.authorId)
    await notify(deps, tx, 'comment-answered', { userId: author.id, params: params(author.locale) });
  if (person.id !== row.authorId && person.id !== author?.id)
    await notify(deps, tx, 'post-commented', { userId: person.id, params: params(person.locale) });
}

/**
 * Locks the people notified of a comment and the user who removes it, by id. Must come before all other locks: the
 * deletion of an account locks the account first and then its notifications.
 */
export async function lockNotified(tx: Transaction, actorId: string, row: CommentRow): Promise<string[]> {
  const { person } = await findPostContact(tx, row.postId);
  const people = [person.id, ...(await listAuthors(tx, row.parentId ?? row.id))];
  await lockAccounts(tx, [actorId, ...people]);
  return people;
}

/** Deletes these people's notifications of a deleted comment. */
export async function forgetComment(tx: Transaction, row: CommentRow, people: string[]) {
  const kinds = ['post-commented', 'comment-answered'] satisfies NotificationKind[];
  await deleteNotified(tx, { people, kinds, place: 'comment', value: row.id });
}
