import type { Transaction } from '@acheep/database/connection';
import { contactFields, contactOf } from '../../companies/company/company.repository.ts';
import { excerptOf } from './post.presenter.ts';

/** Excerpt of a post, and the person to notify of activity on it; null if it was deleted meanwhile. */
export async function findPostContact(tx: Transaction, id: string) {
  const post = await tx.post.findUnique({
    where: { id },
    select: {
      body: true,
      companyId: true,
      ...contactFields,
      job: { select: { title: true, createdBy: contactFields.createdBy } },
      gathering: { select: { title: true, createdBy: contactFields.createdBy } },
    },
  });
  if (!post) return null;
  const { body, job, gathering, companyId, ...row } = post;
  // Posts created by publishing belong to the publisher of the job or gathering.
  const made = job ?? gathering;
  const createdBy = row.createdBy ?? made?.createdBy ?? null;
  return {
    person: contactOf({ ...row, createdBy }),
    companyId,
    excerpt: excerptOf(body ?? made?.title),
  };
}
