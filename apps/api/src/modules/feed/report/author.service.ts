import { type adminReportAuthor, maxWarnings, type ReportedAuthor } from '@acheep/contract/feed/report';
import type { AuthorMeasure } from '@acheep/contract/feed/report-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { adminService } from '../../accounts/admin/admin.service.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { excerptOf } from '../post/post.presenter.ts';
import { countReportsOf, createWarning, findAuthor, findWarnings } from './author.repository.ts';
import { authorWarnedMail } from './report.mail.ts';
import { reportedOf } from './report.policy.ts';
import { authorIdOf, textOf } from './report.presenter.ts';
import { findReport, type ReportRow } from './report.repository.ts';

/** Those who wrote what is reported. */
export function authorService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;
  const accounts = adminService(deps);

  return {
    async get({ params: { id } }: Call<typeof adminReportAuthor>): Promise<ReportedAuthor | null> {
      const row = await findReport(prisma, id);
      if (!row) throw notFound();
      const authorId = authorIdOf(row);
      const author = authorId && (await findAuthor(prisma, authorId));
      // Nobody answers for what the site itself writes.
      if (!author || author.keeper) return null;
      const { warned, warnings } = await findWarnings(prisma, author.id, maxWarnings);
      return {
        _id: author.id,
        name: author.name,
        disabled: author.disabledAt !== null,
        ...(await countReportsOf(prisma, author.id, reportedOf(row))),
        warned,
        warnings: warnings.map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() })),
      };
    },

    /** Warns the author, or disables their account for the same words as a reason. */
    async takeIn(tx: Transaction, by: By, row: ReportRow, measure: AuthorMeasure, text: string) {
      const authorId = authorIdOf(row);
      const author = authorId && (await findAuthor(tx, authorId));
      if (!author || author.keeper || row.company) throw fieldError({ measure: 'invalid' });
      if (measure === 'suspend') {
        if (!author.disabledAt) await accounts.disableIn(tx, by, author.id, text);
        return;
      }
      const reported = reportedOf(row);
      const about = excerptOf(textOf(row));
      await createWarning(tx, { userId: author.id, about, text, createdAt: now() });
      const { email: to, locale, name } = author;
      await sendMail(deps, tx, authorWarnedMail, { to, locale, params: { name, about, warning: text } });
      await writeAudit(tx, {
        actorId: by.actor.id,
        action: 'report.warn',
        targetId: author.id,
        subjectId: reported.id,
        details: { [reported.noun]: about, reason: text },
        requestId: by.requestId,
        createdAt: now(),
      });
    },
  };
}
