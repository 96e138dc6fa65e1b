import type { Locale } from '@acheep/contract/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../deps.ts';
import type { LockedCompany } from '../company/company-lock.repository.ts';
import { notify } from '../notification/notify.ts';
import { findPostContact } from '../post/post-contact.repository.ts';
import type { CommentRow } from './comment.repository.ts';

interface Told {
  row: CommentRow;
  /** In whose name it is written. */
  company: LockedCompany;
  /** What it answers, with its author. */
  answered: { authorId: string | null; author: { locale: Locale } | null } | null;
}

/** Tells whose comment is answered, and whose entry it stands below; one who is both once, and nobody of their own. */
export async function tellOfComment(
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  { row, company, answered }: Told,
) {
  const { person, excerpt } = await findPostContact(tx, row.postId);
  const params = (locale: Locale) => ({
    company: (locale === 'km' && company.nameKm) || company.name,
    post: excerpt,
    id: row.postId,
    comment: row.id,
  });
  if (answered?.authorId && answered.author && answered.authorId !== row.authorId)
    await notify(deps, tx, 'comment-answered', {
      userId: answered.authorId,
      params: params(answered.author.locale),
    });
  if (person.id !== row.authorId && person.id !== answered?.authorId)
    await notify(deps, tx, 'post-commented', { userId: person.id, params: params(person.locale) });
}

/** Takes back what was told of a comment that is deleted. */
export async function forgetComment(tx: Transaction, row: CommentRow) {
  const { person } = await findPostContact(tx, row.postId);
  const parent = row.parentId
    ? await tx.comment.findUnique({ where: { id: row.parentId }, select: { authorId: true } })
    : null;
  const answers = await tx.comment.findMany({
    where: { parentId: row.parentId ?? row.id, authorId: { not: null } },
    select: { authorId: true },
    distinct: ['authorId'],
  });
  const people = [person.id, parent?.authorId, ...answers.map(({ authorId }) => authorId)];
  await tx.notification.deleteMany({
    where: {
      userId: { in: people.filter((id) => typeof id === 'string') },
      kind: { in: ['post-commented', 'comment-answered'] },
      params: { path: ['comment'], equals: row.id },
    },
  });
}
