import type * as contract from '@acheep/contract/jobs/job';
import { closedJob, jobDraft, publishableJob, scheduledJob } from '@acheep/contract/jobs/job-draft';
import type { JobAction } from '@acheep/contract/jobs/own-job-option';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { lockOwnUploads } from '../../platform/upload/upload.repository.ts';
import { skillNames } from '../reference/skill-name.service.ts';
import { knownReferences, refuseUnknown } from '../reference/unknown-reference.ts';
import { actionTowards, allows, dayOf, listTime, mayRefresh, statusOn } from './job.policy.ts';
import { presentOwn, presentOwnDetail, presentPreview, presentPublic } from './job.presenter.ts';
import * as jobs from './job.repository.ts';
import { columnsOf, type Draft, draftOf } from './job-draft.repository.ts';
import { markJob } from './job-mark.service.ts';
import { givenBack, holdTurned, openOrHold, takePromised } from './job-moderation.service.ts';
import { countOwnJobs, listOwnJobs } from './job-own.repository.ts';

type NewJob = ParsedBodyOf<typeof contract.jobCreate>;
type CompanyNames = Parameters<typeof columnsOf>[1]['company'];
type Opened = Awaited<ReturnType<typeof open>>;
type Decide = (
  job: jobs.JobDetailRow,
) => Promise<{ data: jobs.JobChange; opened?: Opened; lists?: jobs.JobLists }>;

const closingDayOf = ({ closingDate }: { closingDate: Date | null }) =>
  closingDate ? dayOf(closingDate) : undefined;

const documentsOf = ({ attachments }: jobs.JobDetailRow) => attachments.map(({ upload }) => upload.path);

const openingOf = (action: JobAction): 'publish' | 'reopen' => (action === 'publish' ? action : 'reopen');

const scheduled = (day: string | undefined) => ({ scheduledOn: day ? new Date(day) : null });

/** `openOrHold`, with an error if the company's order has no job left. */
async function open(...what: Parameters<typeof openOrHold>) {
  const opened = await openOrHold(...what);
  if (!opened) throw new AppError('order.none_left');
  return opened;
}

export function jobService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  const moment = () => {
    const now = deps.now();
    return momentAt(now);
  };

  /**
   * Locks a job of the actor's company until the transaction ends, so that decisions based on it still hold when it is
   * saved.
   */
  async function own(tx: Transaction, actor: Actor, id: string, action?: JobAction) {
    const company = await lockCompanyOf(tx, actor.id);
    const job = company && (await jobs.lockJobOf(tx, company.id, id));
    if (!job) throw notFound();
    if (action && !allows(job, action, moment().today)) throw new AppError('job.status');
    return job;
  }

  /** The columns of a draft; a reference to an unknown record is an error of its field. */
  async function columns(tx: Transaction, draft: Draft, company: CompanyNames) {
    const references = await knownReferences(tx, draft);
    return columnsOf(draft, { company, category: references.categoryId, province: references.provinceId });
  }

  function mustBeWhole(rule: ReturnType<typeof publishableJob>, draft: unknown) {
    const result = check(rule, draft);
    if (!result.ok) throw new AppError('job.incomplete', {}, result.faults);
  }

  /**
   * The lists of a draft. Its documents are locked until the transaction ends: the recruiter's own, and those that the
   * job has already (`kept`), whichever member uploaded them.
   */
  async function lists(tx: Transaction, actor: Actor, draft: Draft, kept: string[]): Promise<jobs.JobLists> {
    const paths = draft.attachments.map(({ path }) => path);
    const uploadIds = await lockOwnUploads(tx, { ownerId: actor.id, kind: 'document', paths, kept });
    if (!uploadIds) refuseUnknown(['attachments']);
    const { skills, questions, criteria } = draft;
    return { skills, uploadIds: uploadIds ?? [], questions, criteria };
  }

  async function create(
    tx: Transaction,
    actor: Actor,
    { publish, scheduledOn, ...draft }: NewJob,
    kept: string[] = [],
  ) {
    const at = moment();
    const company = await lockCompanyOf(tx, actor.id);
    if (!company) throw new AppError('access.denied');
    if (publish) mustBeWhole(publishableJob(at.today), draft);
    else if (scheduledOn) mustBeWhole(scheduledJob(at.today, scheduledOn), { ...draft, scheduledOn });
    const owner = { createdById: actor.id, companyId: company.id };
    const text = await columns(tx, draft, company);
    const opened = publish
      ? await open(tx, { companyId: company.id, text, action: 'publish' }, at)
      : undefined;
    const data = { ...text, ...scheduled(scheduledOn), ...opened };
    const made = await jobs.createJob(tx, owner, data, await lists(tx, actor, draft, kept));
    await markJob(tx, made, at.now);
    return presentOwnDetail(opened ? await takePromised(tx, opened, made, { at }) : made, at);
  }

  /** Locks a job and saves the change that `decide` returns. */
  async function change(
    tx: Transaction,
    actor: Actor,
    id: string,
    action: JobAction | undefined,
    decide: Decide,
  ) {
    const job = await own(tx, actor, id, action);
    const { data, opened, lists: replaced } = await decide(job);
    const at = moment();
    const saved = await jobs.saveJob(tx, job, { ...data, ...opened }, replaced);
    await markJob(tx, saved, at.now);
    return presentOwnDetail(opened ? await takePromised(tx, opened, saved, { before: job, at }) : saved, at);
  }

  const namesOf = ({ skills }: jobs.JobDetailRow) =>
    skillNames(
      prisma,
      skills.map(({ name }) => name),
    );

  return {
    async publicPage(id: string) {
      const job = await jobs.findPublicJob(prisma, id);
      if (!job) throw notFound();
      return presentPublic(job, moment(), await namesOf(job));
    },

    async list({ actor, query: { filter, ...query }, locale }: Call<typeof contract.ownJobList>) {
      const at = moment();
      const [{ rows, total }, counts] = await Promise.all([
        listOwnJobs(prisma, actor.id, { ...query, statuses: filter.status, today: at.today }, locale),
        countOwnJobs(prisma, actor.id, at.today),
      ]);
      const applications = await jobs.countApplications(
        prisma,
        rows.map(({ id }) => id),
      );
      const data = rows.map((row) =>
        presentOwn(row, at, {
          applications: applications.all.get(row.id) ?? 0,
          newApplications: applications.unseen.get(row.id) ?? 0,
        }),
      );
      return { data, meta: { ...pageMeta(total, query), counts } };
    },

    async get({ actor, params: { id } }: Call<typeof contract.ownJobGet>) {
      const job = await jobs.findOwnJob(prisma, actor.id, id);
      if (!job) throw notFound();
      return presentOwnDetail(job, moment());
    },

    async preview({ actor, params: { id } }: Call<typeof contract.ownJobPreview>) {
      const job = await jobs.findOwnJob(prisma, actor.id, id);
      if (!job) throw notFound();
      const link = (uploadId: string) =>
        signFileLink(deps, { id: uploadId, sessionId: actor.sessionId, by: { noun: 'job', id } }).url;
      return presentPreview(job, moment(), await namesOf(job), link);
    },

    createIn: create,

    update: ({
      actor,
      params: { id },
      body: { updatedAt, publish, scheduledOn, ...draft },
    }: Call<typeof contract.jobUpdate>) =>
      prisma.$transaction((tx) =>
        change(tx, actor, id, 'edit', async (job) => {
          refuseOutdated(job, updatedAt);
          const at = moment();
          const status = statusOn(at.today, job);
          const kept = closingDayOf(job);
          if (scheduledOn && status !== 'draft') throw new AppError('job.status');
          // Null if the job is open already.
          const action = publish ? actionTowards('active', job, at.today) : null;
          const rule =
            action || status === 'active' ? publishableJob : status === 'closed' ? closedJob : null;
          if (rule) mustBeWhole(rule(at.today, status === 'draft' ? undefined : kept), draft);
          else if (scheduledOn) mustBeWhole(scheduledJob(at.today, scheduledOn), { ...draft, scheduledOn });
          const data = await columns(tx, draft, job.company);
          // A job past its closing date is closed: a later date alone does not publish it again.
          const closed = status !== job.status && { status, closedAt: at.now };
          const ranOut = status === 'closed' && kept && kept < at.today && { ranOut: true };
          const replaced = { lists: await lists(tx, actor, draft, documentsOf(job)) };
          if (!action) {
            const held = status === 'active' ? await holdTurned(tx, { job, text: data }, at) : null;
            const saved = { ...data, ...closed, ...ranOut, ...scheduled(scheduledOn) };
            return { data: saved, ...(held && { opened: held }), ...replaced };
          }
          const opens = { companyId: job.company.id, job, text: data, action: openingOf(action) };
          return { data, opened: await open(tx, opens, at), ...replaced };
        }),
      ),

    /** Schedules a draft that is complete for the morning of `day`, or removes the schedule. */
    schedule: ({ actor, params: { id }, body: { scheduledOn: day } }: Call<typeof contract.jobSchedule>) =>
      prisma.$transaction((tx) =>
        change(tx, actor, id, 'schedule', async (job) => {
          if (day === null) return { data: { scheduledOn: null } };
          const { today: date } = moment();
          if (day <= date) throw fieldError({ scheduledOn: { key: 'date_after', params: { date } } });
          mustBeWhole(publishableJob(day), draftOf(job));
          return { data: { scheduledOn: new Date(day) } };
        }),
      ),

    remove: ({ actor, params: { id } }: Call<typeof contract.jobDelete>) =>
      prisma.$transaction(async (tx) => {
        await own(tx, actor, id, 'delete');
        await jobs.deleteJob(tx, id);
      }),

    changeStatus: ({
      tx,
      actor,
      params: { id },
      body: { status, closingDate },
    }: Call<typeof contract.jobStatusChange>) =>
      change(tx, actor, id, undefined, async (job) => {
        const at = moment();
        const action = actionTowards(status, job, at.today);
        if (!action) throw new AppError('job.status');
        if (action === 'withdraw') return { data: await givenBack(tx, job) };
        if (status !== 'active') return { data: { status, ...(action === 'close' && { closedAt: at.now }) } };

        const kept = closingDayOf(job);
        const closes = closingDate ?? kept;
        const rule = publishableJob(at.today, action === 'reopen' ? kept : undefined);
        mustBeWhole(rule, { ...draftOf(job), closingDate: closes });
        const opens = { companyId: job.company.id, job, text: job, action: openingOf(action) };
        const opened = await open(tx, opens, at);
        return { data: closes ? { closingDate: new Date(closes) } : {}, opened };
      }),

    refresh: ({ tx, actor, params: { id } }: Call<typeof contract.jobRefresh>) =>
      change(tx, actor, id, 'refresh', async (job) => {
        const at = moment();
        if (!mayRefresh(at.now, job)) throw new AppError('job.refresh_too_soon');
        const listAt = listTime(at.now, job.pinnedUntil);
        return { data: { postedAt: at.now, refreshedAt: at.now, listAt } };
      }),

    async copy({ tx, actor, params: { id } }: Call<typeof contract.jobCopy>) {
      const job = await own(tx, actor, id, 'copy');
      const result = check(jobDraft, draftOf(job));
      if (!result.ok) throw new AppError('job.incomplete', {}, result.faults);
      const { closingDate, ...draft } = result.data;
      const isPast = !closingDate || closingDate <= moment().today;
      return create(tx, actor, isPast ? draft : { ...draft, closingDate }, documentsOf(job));
    },
  };
}
