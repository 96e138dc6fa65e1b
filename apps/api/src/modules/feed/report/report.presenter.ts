import {
  type AdminReport,
  adminReport,
  type ReportedBackground,
  type Reporter,
} from '@acheep/contract/feed/report';
import type { ReportReason, ReportStatus } from '@acheep/contract/feed/report-option';
import type { JobMarkKind } from '@acheep/contract/jobs/job-moderation-option';
import { plain } from '../../../plain.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { reportedOf } from './report.policy.ts';
import type { ReportRow } from './report.repository.ts';
import type { ReporterRow } from './reporter.repository.ts';

/** What the reported content says, or is called. */
export const textOf = ({ post, comment, job, company }: ReportRow) => {
  if (comment) return comment.text;
  if (post) return post.body ?? post.job?.title ?? post.gathering?.title ?? null;
  return job?.title ?? company?.name ?? null;
};

/** The company that the content is of. */
export const companyOf = ({ post, comment, job, company }: ReportRow) =>
  comment ? comment.company : (post?.company ?? job?.company ?? company);

/** Whoever wrote the content: its company's owner where that is not known any more. */
export const authorIdOf = (row: ReportRow): string | null => {
  const { post, comment, job } = row;
  if (comment) return comment.authorId;
  return (
    post?.createdById ??
    post?.job?.createdById ??
    post?.gathering?.createdById ??
    job?.createdById ??
    companyOf(row)?.ownerId ??
    null
  );
};

export const presentReporter = ({
  id,
  name,
  email,
  createdAt,
  open,
  upheld,
  refused,
  ignored,
}: ReporterRow): Reporter => ({
  _id: id,
  name,
  email: addressOf(email),
  since: createdAt.toISOString(),
  open,
  upheld,
  refused,
  ignored,
});

interface Facts {
  /** Undefined for a visitor. */
  reporter: ReporterRow | undefined;
  shown: boolean;
  others: number;
  past: Pick<ReportedBackground, 'openJobs' | 'stoppedJobs' | 'upheld'> | null;
}

export function presentReport(row: ReportRow, { reporter, shown, others, past }: Facts): AdminReport {
  const company = companyOf(row);
  return {
    ...plain(adminReport, row),
    noun: reportedOf(row).noun,
    reason: row.reason as ReportReason,
    status: row.status as ReportStatus,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reporter: reporter ? presentReporter(reporter) : null,
    about: {
      postId: row.comment?.postId ?? row.post?.id ?? null,
      jobId: row.job?.id ?? null,
      companyId: company?.id ?? null,
      company: company ? presentCompanyName(company) : null,
      text: textOf(row),
      shown,
      background:
        company && past
          ? {
              ...past,
              marks: (row.job?.marks ?? []).map(({ kind }) => kind as JobMarkKind),
              verified: company.verifiedAt !== null,
              since: company.createdAt.toISOString(),
            }
          : null,
    },
    others,
  };
}
