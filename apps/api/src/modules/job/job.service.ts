import { today } from '@acheep/contract/calendar';
import type { ParsedBodyOf, ParsedQueryOf } from '@acheep/contract/endpoint';
import {
  closedJob,
  type JobAction,
  jobDraft,
  type jobStatusChange,
  type jobUpdate,
  type ownJobList,
  publishableJob,
} from '@acheep/contract/job';
import { pageMeta } from '@acheep/contract/list';
import { check } from '@acheep/contract/validation';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../error.ts';
import { holdCompanyOf } from '../company/company-hold.repository.ts';
import { refuseUnknown } from '../reference/unknown-reference.ts';
import { holdOwnDocument } from '../upload/upload.repository.ts';
import { actionTowards, allows, dayOf, mayRefresh, statusOn } from './job.policy.ts';
import { presentOwn, presentOwnDetail, presentPublic } from './job.presenter.ts';
import * as jobs from './job.repository.ts';
import { columnsOf, type Draft, draftOf } from './job-draft.repository.ts';

type StatusChange = ParsedBodyOf<typeof jobStatusChange>;
type CompanyNames = Parameters<typeof columnsOf>[1]['company'];
type Decide = (
  job: jobs.JobDetailRow,
  tx: Transaction,
) => Promise<{ data: Prisma.JobUncheckedUpdateInput; lists?: jobs.JobLists }>;

const closingDayOf = ({ closingDate }: { closingDate: Date | null }) =>
  closingDate ? dayOf(closingDate) : undefined;

/** The use cases of a recruiter's jobs, and the public page. */
export function jobService(deps: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = deps.database;
  const moment = () => {
    const now = deps.now();
    return { now, today: today(now) };
  };

  /** One of the actor's own jobs, held until the transaction ends: what is decided by it holds when it is saved. */
  async function own(tx: Transaction, actor: Actor, id: string, action?: JobAction) {
    const job = (await holdCompanyOf(tx, actor.id)) && (await jobs.holdOwnJob(tx, actor.id, id));
    if (!job) throw notFound();
    if (action && !allows(job, action, moment().today)) throw new AppError('job.status');
    return job;
  }

  /** The columns of a draft; a reference to a record that is not there is the field's fault. */
  async function columns(tx: Transaction, draft: Draft, company: CompanyNames) {
    const references = await jobs.findReferences(tx, draft);
    const fields = ['categoryId', 'industryId', 'provinceId'] as const;
    refuseUnknown(fields.filter((field) => draft[field] && !references[field]));
    return columnsOf(draft, { company, category: references.categoryId, province: references.provinceId });
  }

  function mustBeWhole(rule: ReturnType<typeof publishableJob>, draft: unknown) {
    const result = check(rule, draft);
    if (!result.ok) throw new AppError('job.incomplete', {}, result.faults);
  }

  /** What a draft has several of. Its documents are held until the transaction ends, and are the recruiter's own. */
  async function lists(tx: Transaction, actor: Actor, draft: Draft): Promise<jobs.JobLists> {
    const uploadIds = new Set<string>();
    for (const { path } of draft.attachments) {
      const uploadId = await holdOwnDocument(tx, actor.id, path);
      if (uploadId) uploadIds.add(uploadId);
      else refuseUnknown(['attachments']);
    }
    return { skills: draft.skills, uploadIds: [...uploadIds] };
  }

  async function firstAnswer(actor: Actor, key: string | null) {
    const first = key && (await jobs.findByIdempotencyKey(prisma, actor.id, key));
    return first ? presentOwnDetail(first, moment()) : null;
  }

  /** Saves a new draft; null where its key was used before. */
  async function save(tx: Transaction, actor: Actor, draft: Draft, key: string | null) {
    const company = await holdCompanyOf(tx, actor.id);
    if (!company) throw new AppError('access.denied');
    const owner = { ownerId: actor.id, companyId: company.id, idempotencyKey: key };
    const data = await columns(tx, draft, company);
    return jobs.createJob(tx, owner, data, await lists(tx, actor, draft));
  }

  /** Makes a job once: of several calls with the same key one makes it, the others are answered with it. */
  async function makeOnce(
    actor: Actor,
    key: string | null,
    make: (tx: Transaction) => Promise<jobs.JobDetailRow | null>,
  ) {
    const first = await firstAnswer(actor, key);
    if (first) return first;
    const created = await prisma.$transaction(make);
    const answer = created ? presentOwnDetail(created, moment()) : await firstAnswer(actor, key);
    if (!answer) throw new AppError('service.unavailable');
    return answer;
  }

  /** Loads a job, has `decide` say what becomes of it, and saves that, while every other writer of the job waits. */
  async function change(actor: Actor, id: string, action: JobAction | undefined, decide: Decide) {
    const changed = await prisma.$transaction(async (tx) => {
      const job = await own(tx, actor, id, action);
      const { data, lists: replaced } = await decide(job, tx);
      return jobs.saveJob(tx, id, data, replaced);
    });
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
      const job = await jobs.findOwnJob(prisma, actor.id, id);
      if (!job) throw notFound();
      return presentOwnDetail(job, moment());
    },

    /** A retry with the same key is answered with the job that the first call made, as it is now. */
    create(actor: Actor, draft: Draft, key?: string) {
      const scoped = key ? `create ${key}` : null;
      return makeOnce(actor, scoped, (tx) => save(tx, actor, draft, scoped));
    },

    update: (actor: Actor, id: string, { updatedAt, ...draft }: ParsedBodyOf<typeof jobUpdate>) =>
      change(actor, id, 'edit', async (job, tx) => {
        refuseOutdated(job, updatedAt);
        const at = moment();
        const status = statusOn(at.today, job);
        const rule = status === 'active' ? publishableJob : status === 'closed' ? closedJob : null;
        if (rule) mustBeWhole(rule(at.today, closingDayOf(job)), draft);
        const data = await columns(tx, draft, job.company);
        // A job past its closing date is closed: a later date alone does not publish it again.
        const closed = status !== job.status && { status, closedAt: at.now };
        return { data: { ...data, ...closed }, lists: await lists(tx, actor, draft) };
      }),

    remove: (actor: Actor, id: string) =>
      prisma.$transaction(async (tx) => {
        await own(tx, actor, id, 'delete');
        await jobs.deleteJob(tx, id);
      }),

    changeStatus: (actor: Actor, id: string, { status, closingDate }: StatusChange) =>
      change(actor, id, undefined, async (job) => {
        const at = moment();
        const action = actionTowards(status, job, at.today);
        if (!action) throw new AppError('job.status');
        if (status !== 'active') return { data: { status, ...(action === 'close' && { closedAt: at.now }) } };

        const kept = closingDayOf(job);
        const closes = closingDate ?? kept;
        const rule = publishableJob(at.today, action === 'reopen' ? kept : undefined);
        mustBeWhole(rule, { ...(draftOf(job) as object), closingDate: closes });
        // Re-opened within its time a job keeps its place in the list; a repost is new again.
        const isNew = action === 'publish' || !kept || kept < at.today;
        const data = {
          status,
          closedAt: null,
          ...(closes && { closingDate: new Date(closes) }),
          ...(isNew && { postedAt: at.now }),
          ...(action === 'publish' && { publishedAt: at.now }),
        };
        return { data };
      }),

    refresh: (actor: Actor, id: string) =>
      change(actor, id, 'refresh', async (job) => {
        const at = moment();
        if (!mayRefresh(at.now, job)) throw new AppError('job.refresh_too_soon');
        return { data: { postedAt: at.now, refreshedAt: at.now } };
      }),

    copy(actor: Actor, id: string, key?: string) {
      // One key may name a copy of each job, and a new job besides.
      const scoped = key ? `copy ${id} ${key}` : null;
      return makeOnce(actor, scoped, async (tx) => {
        const job = await own(tx, actor, id, 'copy');
        const result = check(jobDraft, draftOf(job));
        if (!result.ok) throw new AppError('job.incomplete', {}, result.faults);
        const { closingDate, ...draft } = result.data;
        const isPast = !closingDate || closingDate <= moment().today;
        return save(tx, actor, isPast ? draft : { ...draft, closingDate }, scoped);
      });
    },
  };
}
