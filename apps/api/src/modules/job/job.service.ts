import { today } from '@acheep/contract/calendar';
import type { ParsedBodyOf, ParsedQueryOf } from '@acheep/contract/endpoint';
import type { ErrorCode } from '@acheep/contract/error-code';
import {
  closedJob,
  type JobAction,
  jobDraft,
  type jobStatusChange,
  type ownJobList,
  publishableJob,
} from '@acheep/contract/job';
import { pageMeta } from '@acheep/contract/list';
import type { Locale } from '@acheep/contract/locale';
import type { JobStatus } from '@acheep/contract/option';
import { parse } from '@acheep/contract/validation';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../error.ts';
import { refuseUnknown } from '../reference/unknown-reference.ts';
import { holdOwnDocument } from '../upload/upload.repository.ts';
import { actionTowards, allows, dayOf, mayRefresh, statusOn } from './job.policy.ts';
import { presentOwn, presentOwnDetail, presentPublic } from './job.presenter.ts';
import * as jobs from './job.repository.ts';
import { columnsOf, type Draft, draftOf } from './job-draft.repository.ts';

type StatusChange = ParsedBodyOf<typeof jobStatusChange>;

const closingDayOf = ({ closingDate }: { closingDate: Date | null }) =>
  closingDate ? dayOf(closingDate) : undefined;

/** The use cases of a recruiter's jobs, and the public page. */
export function jobService(deps: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = deps.database;
  const moment = () => {
    const now = deps.now();
    return { now, today: today(now) };
  };

  async function own(actor: Actor, id: string, action?: JobAction) {
    const job = await jobs.findOwnJob(prisma, actor.id, id);
    if (!job) throw notFound();
    if (action && !allows(job, action, moment().today)) throw new AppError('job.status');
    return job;
  }

  async function companyOf(actor: Actor) {
    const company = await jobs.findCompanyOf(prisma, actor.id);
    if (!company) throw new AppError('access.denied');
    return company;
  }

  /** The columns of a draft; a reference to a record that is not there is the field's fault. */
  async function columns(draft: Draft, company: { name: string; nameKm: string | null }, locale: Locale) {
    const references = await jobs.findReferences(prisma, draft);
    const fields = ['categoryId', 'industryId', 'provinceId'] as const;
    refuseUnknown(
      fields.filter((field) => draft[field] && !references[field]),
      locale,
    );
    return columnsOf(draft, { company, category: references.categoryId, province: references.provinceId });
  }

  function mustBeWhole(rule: ReturnType<typeof publishableJob>, draft: unknown, locale: Locale) {
    const result = parse(rule, draft, locale);
    if (!result.ok) throw new AppError('job.incomplete', {}, result.errors);
  }

  /** What a draft has several of. Its documents are held until the transaction ends, and are the recruiter's own. */
  async function lists(tx: Transaction, actor: Actor, draft: Draft, locale: Locale): Promise<jobs.JobLists> {
    const uploadIds = new Set<string>();
    for (const { path } of draft.attachments) {
      const uploadId = await holdOwnDocument(tx, actor.id, path);
      if (uploadId) uploadIds.add(uploadId);
      else refuseUnknown(['attachments'], locale);
    }
    return { skills: draft.skills, uploadIds: [...uploadIds] };
  }

  async function firstAnswer(actor: Actor, key: string | null) {
    const first = key && (await jobs.findByIdempotencyKey(prisma, actor.id, key));
    return first ? presentOwnDetail(first, moment()) : null;
  }

  /** Saves a draft; one of several with the same key at once makes the job, the others are answered with it. */
  async function save(actor: Actor, draft: Draft, locale: Locale, idempotencyKey: string | null) {
    const company = await companyOf(actor);
    const data = await columns(draft, company, locale);
    const owner = { ownerId: actor.id, companyId: company.id, idempotencyKey };
    const created = await prisma.$transaction(async (tx) =>
      jobs.createJob(tx, owner, data, await lists(tx, actor, draft, locale)),
    );
    const answer = created ? presentOwnDetail(created, moment()) : await firstAnswer(actor, idempotencyKey);
    if (!answer) throw new AppError('service.unavailable');
    return answer;
  }

  /** Changes a job that is still in the state it was loaded in; of two changes at once one is refused. */
  async function change(
    job: { id: string; status: JobStatus; refreshedAt: Date | null },
    data: Prisma.JobUncheckedUpdateManyInput,
    {
      listsIn,
      refusal = 'job.status',
    }: { listsIn?: (tx: Transaction) => Promise<jobs.JobLists>; refusal?: ErrorCode } = {},
  ) {
    const changed = await prisma.$transaction(async (tx) =>
      jobs.changeJob(tx, job, data, await listsIn?.(tx)),
    );
    if (!changed) throw new AppError(refusal);
    return presentOwnDetail(changed, moment());
  }

  return {
    async publicPage(id: string) {
      const job = await jobs.findPublicJob(prisma, id);
      if (!job) throw notFound();
      return presentPublic(job, moment());
    },

    async list(actor: Actor, { filter, ...query }: ParsedQueryOf<typeof ownJobList>) {
      const at = moment();
      const { rows, total } = await jobs.listOwnJobs(prisma, actor.id, {
        ...query,
        statuses: filter.status,
        today: new Date(at.today),
      });
      const counts = await jobs.countApplications(
        prisma,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row) =>
        presentOwn(row, at, {
          applications: counts.all.get(row.id) ?? 0,
          newApplications: counts.unseen.get(row.id) ?? 0,
        }),
      );
      return { data, meta: pageMeta(total, query) };
    },

    async get(actor: Actor, id: string) {
      return presentOwnDetail(await own(actor, id), moment());
    },

    /** A retry with the same key is answered with the job that the first call made, as it is now. */
    async create(actor: Actor, draft: Draft, locale: Locale, key?: string) {
      const scoped = key ? `create ${key}` : null;
      return (await firstAnswer(actor, scoped)) ?? save(actor, draft, locale, scoped);
    },

    async update(actor: Actor, id: string, draft: Draft, locale: Locale) {
      const job = await own(actor, id, 'edit');
      const at = moment();
      const status = statusOn(at.today, job);
      const rule = status === 'active' ? publishableJob : status === 'closed' ? closedJob : null;
      if (rule) mustBeWhole(rule(at.today, closingDayOf(job)), draft, locale);
      const data = await columns(draft, job.company, locale);
      // A job past its closing date is closed: a later date alone does not publish it again.
      const closed = status !== job.status && { status, closedAt: at.now };
      const listsIn = (tx: Transaction) => lists(tx, actor, draft, locale);
      return change(job, { ...data, ...closed }, { listsIn });
    },

    async remove(actor: Actor, id: string) {
      const job = await own(actor, id, 'delete');
      const { count } = await jobs.deleteDraft(prisma, job.id);
      if (count === 0) throw new AppError('job.status');
    },

    async changeStatus(actor: Actor, id: string, { status, closingDate }: StatusChange, locale: Locale) {
      const job = await own(actor, id);
      const at = moment();
      const action = actionTowards(status, job, at.today);
      if (!action) throw new AppError('job.status');
      if (status !== 'active')
        return change(job, { status, ...(action === 'close' && { closedAt: at.now }) });

      const kept = closingDayOf(job);
      const closes = closingDate ?? kept;
      const rule = publishableJob(at.today, action === 'reopen' ? kept : undefined);
      mustBeWhole(rule, { ...(draftOf(job) as object), closingDate: closes }, locale);
      // Re-opened within its time a job keeps its place in the list; a repost is new again.
      const isNew = action === 'publish' || !kept || kept < at.today;
      return change(job, {
        status,
        closedAt: null,
        ...(closes && { closingDate: new Date(closes) }),
        ...(isNew && { postedAt: at.now }),
        ...(action === 'publish' && { publishedAt: at.now }),
      });
    },

    async refresh(actor: Actor, id: string) {
      const job = await own(actor, id, 'refresh');
      const at = moment();
      if (!mayRefresh(at.now, job)) throw new AppError('job.refresh_too_soon');
      return change(job, { postedAt: at.now, refreshedAt: at.now }, { refusal: 'job.refresh_too_soon' });
    },

    async copy(actor: Actor, id: string, locale: Locale, key?: string) {
      const job = await own(actor, id, 'copy');
      // One key may name a copy of each job, and a new job besides.
      const scoped = key ? `copy ${id} ${key}` : null;
      const first = await firstAnswer(actor, scoped);
      if (first) return first;
      const result = parse(jobDraft, draftOf(job), locale);
      if (!result.ok) throw new AppError('job.incomplete', {}, result.errors);
      const { closingDate, ...draft } = result.data;
      const isPast = !closingDate || closingDate <= moment().today;
      return save(actor, isPast ? draft : { ...draft, closingDate }, locale, scoped);
    },
  };
}
