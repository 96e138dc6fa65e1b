import {
  type JobCard,
  type JobDetail,
  jobCard,
  type OwnJob,
  type OwnJobDetail,
  type Stopped,
} from '@acheep/contract/jobs/job';
import {
  fieldOf,
  type PlainField,
  type PlainOnCard,
  plainFields,
  plainOnCard,
} from '@acheep/contract/jobs/job-field';
import { type JobStop, jobWarnings, type StopReason } from '@acheep/contract/jobs/job-moderation-option';
import { jobHighlights } from '@acheep/contract/jobs/job-option';
import { postCode } from '@acheep/contract/jobs/post-code';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { JobBrief } from '@acheep/search/query/job-brief';
import type { Moment } from '../../../moment.ts';
import { plain } from '../../../plain.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { presentOwnQuestion, presentQuestion } from '../../hiring/screening/screening.presenter.ts';
import { publicUrl } from '../../platform/upload/files-host.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { presentReference, type ReferenceNames } from '../reference/reference.presenter.ts';
import type { SkillNames } from '../reference/skill-name.service.ts';
import { actionsOf, closedOn, dayOf, isOpenOnSite, refreshFrom, statusOn } from './job.policy.ts';
import type { JobCardRow, JobDetailRow } from './job.repository.ts';
import type { ListedJobRow } from './job-card.repository.ts';

const amount = (value: bigint | null) => (value === null ? null : Number(value));
const smallLogo = (path: string | null) => (path === null ? null : publicImage(path).small);
const reference = (row: JobCardRow['category']) => row && presentReference(row);

/** True through the last day of an extra. */
const lasts = (until: Date | null, today: string) => until !== null && dayOf(until) >= today;

/** What a job's texts say for its card; empty until its search columns are made anew. */
const presentBrief = (brief: Partial<JobBrief>) => ({
  excerpt: brief.excerpt ?? null,
  tradeKm: brief.tradeKm ?? null,
  perks: brief.perks ?? [],
  // A version before may have stored others.
  highlights: valuesOf(jobHighlights).filter((one) => brief.highlights?.includes(one)),
});

/** Fields that are shown as stored; the contract has validated the choices among them. */
const asKept = <Name extends PlainField>(row: Record<Name, unknown>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<OwnJobDetail, Name>;

export const presentCard = (row: JobCardRow, { today }: Moment): JobCard => ({
  ...plain(jobCard, row),
  postCode: postCode(row.postCode),
  status: statusOn(today, row),
  ...asKept(row, plainOnCard),
  company: presentCompanyName(row.company),
  category: reference(row.category),
  province: reference(row.province),
  ...presentBrief(row.brief as Partial<JobBrief>),
  salaryFrom: amount(row.salaryFrom),
  salaryTo: amount(row.salaryTo),
  postedAt: row.postedAt?.toISOString() ?? null,
  closingDate: row.closingDate && dayOf(row.closingDate),
  pinned: lasts(row.pinnedUntil, today),
  boosted: lasts(row.boostedUntil, today),
});

const presentText = (row: JobDetailRow) => ({
  ...asKept(row, plainFields),
  industry: reference(row.industry),
  skills: row.skills,
});

type File = JobDetailRow['attachments'][number]['upload'];
const fileFacts = ({ originalName, mediaType, size }: File) => ({ originalName, mediaType, size });

/** Number of the contact, if the recruiter takes applications by phone. */
export const shownPhone = ({ applyBy, contactPhone }: Pick<JobDetailRow, 'applyBy' | 'contactPhone'>) =>
  applyBy.includes('phone') ? contactPhone : null;

/** Contacts are public for the ways to apply that the recruiter chose; the others are for the form alone. */
function presentContacts(row: JobDetailRow) {
  const { applyBy, contactName, contactEmail } = row;
  const email = applyBy.includes('email') ? contactEmail : null;
  const phone = shownPhone(row);
  return { contactName: email || phone ? contactName : null, contactEmail: email, contactPhone: phone };
}

export function presentPublic(row: JobDetailRow, moment: Moment, names: SkillNames): JobDetail {
  const card = presentCard(row, moment);
  const { about, website, address } = row.company;
  return {
    ...card,
    ...presentText(row),
    ...presentContacts(row),
    skills: row.skills.map((skill) => ({ ...skill, names: names(skill.name) })),
    company: { ...card.company, about, website, address },
    attachments: row.attachments.map(({ upload }) => ({ ...fileFacts(upload), url: publicUrl(upload.path) })),
    questions: row.questions.map(presentQuestion),
    closedOn: closedOn(moment.today, row),
    warnings: valuesOf(jobWarnings).filter((one) => row.marks.some(({ kind }) => kind === one)),
    open: isOpenOnSite({ status: card.status, applyBy: row.applyBy }),
  };
}

/** A job as its public page would show it if it were open, with links for the reader to documents not public yet. */
export function presentPreview(
  row: JobDetailRow,
  moment: Moment,
  names: SkillNames,
  link: (uploadId: string) => string,
): JobDetail {
  const shown = presentPublic(row, moment, names);
  return {
    ...shown,
    status: 'active',
    closedOn: null,
    open: row.applyBy.includes('site'),
    postedAt: shown.postedAt ?? moment.now.toISOString(),
    attachments: row.attachments.map(({ upload }) => ({ ...fileFacts(upload), url: link(upload.id) })),
  };
}

type StopColumns = Pick<JobCardRow, 'stopped' | 'stopReason' | 'stopWords' | 'stoppedAt'>;

/** The operator's decision against a job. */
export const presentStop = ({ stopped, stopReason, stopWords, stoppedAt }: StopColumns): Stopped | null =>
  stopped && stopReason && stoppedAt
    ? {
        kind: stopped as JobStop,
        reason: stopReason as StopReason,
        words: stopWords,
        at: stoppedAt.toISOString(),
      }
    : null;

const refreshTime = (row: JobCardRow, { now, today }: Moment) =>
  (statusOn(today, row) === 'active' && refreshFrom(now, row)?.toISOString()) || null;

export const presentOwn = (
  row: JobCardRow,
  moment: Moment,
  counts: { applications: number; newApplications: number },
): OwnJob => ({
  ...presentCard(row, moment),
  ...counts,
  refreshFrom: refreshTime(row, moment),
  scheduledOn: row.scheduledOn && dayOf(row.scheduledOn),
  closedOn: closedOn(moment.today, row),
  stop: presentStop(row),
  actions: actionsOf(row, moment.now, moment.today),
});

export const presentOwnDetail = (row: JobDetailRow, moment: Moment): OwnJobDetail => ({
  ...presentCard(row, moment),
  ...presentText(row),
  attachments: row.attachments.map(({ upload }) => ({ ...fileFacts(upload), path: upload.path })),
  questions: row.questions.map(presentOwnQuestion),
  perksConfirmed: row.perksConfirmed,
  criteria: row.criteria.map(({ name }) => name),
  refreshFrom: refreshTime(row, moment),
  scheduledOn: row.scheduledOn && dayOf(row.scheduledOn),
  stop: presentStop(row),
  actions: actionsOf(row, moment.now, moment.today),
});

const isoTime = (milliseconds: string) => new Date(Number(milliseconds)).toISOString();
const wholeNumber = (value: string | null) => (value === null ? null : Number(value));

/** A row of the public list, whose values are text in PostgreSQL's format. All listed jobs are open. */
export const presentListed = (row: ListedJobRow, names: ReferenceNames): JobCard => ({
  _id: row.id,
  postCode: postCode(Number(row.post_code)),
  status: 'active',
  ...(Object.fromEntries(
    plainOnCard.map((name) => [name, fieldOf(name).holds === 'yes' ? row[name] === 't' : row[name]]),
  ) as Pick<JobCard, PlainOnCard>),
  company: {
    _id: row.company_id,
    name: row.company_name,
    nameKm: row.company_name_km,
    logo: smallLogo(row.company_logo),
  },
  category: names.get(row.category_id) ?? null,
  province: names.get(row.province_id) ?? null,
  ...presentBrief(JSON.parse(row.brief)),
  salaryFrom: wholeNumber(row.salary_from),
  salaryTo: wholeNumber(row.salary_to),
  postedAt: row.posted_at && isoTime(row.posted_at),
  closingDate: row.closing_date,
  pinned: row.pinned === 't',
  boosted: row.boosted === 't',
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});
