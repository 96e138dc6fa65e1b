import { effectTerms, type ServiceEffect } from '@acheep/contract/billing/service-option';
import { maxLogos } from '@acheep/contract/billing/service-request';
import { addDays } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import { AppError, fieldError } from '../../../error.ts';
import { statusAt } from '../../events/gathering/gathering.policy.ts';
import { lockGathering, savePin } from '../../events/gathering/gathering.repository.ts';
import { dayOf, statusOn } from '../../jobs/job/job.policy.ts';
import { type AdminJobRow, lockJob } from '../../jobs/job-admin/job-admin.repository.ts';
import { lasting, promoteJob } from '../../jobs/job-admin/job-admin.service.ts';
import type { By } from '../../platform/audit/by.ts';
import { addCvViews } from '../order/order-take.repository.ts';
import * as requests from './service-request.repository.ts';

/** Input for carrying out a service; all records are locked, and those its effect needs are present. */
interface Carried {
  by: By;
  now: Date;
  /** The day in Phnom Penh. */
  today: string;
  company: { id: string; logoPath: string | null };
  job: AdminJobRow | null;
  gathering: Gathering | null;
  amount: number;
  links: readonly string[];
}

type Gathering = Awaited<ReturnType<typeof lockComingGathering>>;

/** Outcome stored in the request. */
export interface Outcome {
  until?: string;
  views?: number;
  links?: string[];
}

type Effect = (tx: Transaction, carried: Carried) => Promise<Outcome>;

/** Last day of the period, which starts today or after one that is still running: no paid day is lost. */
function lastDay({ today, amount }: Pick<Carried, 'today' | 'amount'>, present: string | null, most: number) {
  const until = addDays(present ?? addDays(today, -1), amount);
  const last = addDays(today, most);
  if (until > last)
    throw fieldError({ amount: { key: 'amount_after', params: { until: present ?? '', last } } });
  return until;
}

const jobOf = ({ job }: Carried) => {
  if (!job) throw fieldError({ jobId: 'required_choice' });
  return job;
};

/** Sets one of the two fields like the operator's page of jobs, and leaves the other unchanged. */
const promoting =
  (field: 'pinnedUntil' | 'boostedUntil', effect: ServiceEffect): Effect =>
  async (tx, carried) => {
    const { now, today, by } = carried;
    const job = jobOf(carried);
    const present = {
      pinnedUntil: lasting(job.pinnedUntil, today),
      boostedUntil: lasting(job.boostedUntil, today),
    };
    const until = lastDay(carried, present[field], effectTerms[effect].most);
    await promoteJob(tx, now, by, job, { ...present, [field]: until });
    return { until };
  };

export const serviceEffect: Readonly<Record<ServiceEffect, Effect>> = {
  'job-pin': promoting('pinnedUntil', 'job-pin'),
  'job-boost': promoting('boostedUntil', 'job-boost'),

  async 'cv-views'(tx, { company, today, amount }) {
    if (!(await addCvViews(tx, company.id, new Date(today), amount))) throw new AppError('service.no_order');
    return { views: amount };
  },

  async 'home-logo'(tx, carried) {
    const { company, today } = carried;
    if (company.logoPath === null) throw new AppError('service.no_logo');
    await requests.lockHomeLogos(tx);
    const present = await requests.logoUntil(tx, company.id, new Date(today));
    const shown = await requests.listHomeLogos(tx, new Date(today));
    if (!present && shown.length >= maxLogos) throw new AppError('service.logos', { most: maxLogos });
    return { until: lastDay(carried, present && dayOf(present), effectTerms['home-logo'].most) };
  },

  async 'social-links'(_, { links }) {
    return { links: [...links] };
  },

  /** Starts now and lasts until ended. The lock on the job serializes concurrent requests for it. */
  async 'cv-screening'(tx, carried) {
    if (await requests.isScreened(tx, jobOf(carried).id)) throw fieldError({ jobId: 'job_screened' });
    return {};
  },

  /** The last day may be after the end of the gathering: past ones are not listed anyway. */
  async 'gathering-pin'(tx, carried) {
    const { gathering, today } = carried;
    if (!gathering) throw fieldError({ gatheringId: 'required_choice' });
    const present = lasting(gathering.pinnedUntil, today);
    const until = lastDay(carried, present, effectTerms['gathering-pin'].most);
    await savePin(tx, gathering, new Date(until));
    return { until };
  },
};

/** Locks an open job of the company; throws for any other. */
export async function lockOpenJob(tx: Transaction, companyId: string, id: string, today: string) {
  const job = await lockJob(tx, id);
  if (job?.company.id !== companyId) throw fieldError({ jobId: 'unknown_reference' });
  if (statusOn(today, job) !== 'active') throw fieldError({ jobId: 'job_not_open' });
  return job;
}

/** Locks a published training or event of the company that is not over; throws for any other. */
export async function lockComingGathering(tx: Transaction, companyId: string, id: string, now: Date) {
  const gathering = (await lockGathering(tx, id)) ? await requests.getGathering(tx, companyId, id) : null;
  if (!gathering) throw fieldError({ gatheringId: 'unknown_reference' });
  if (statusAt(now, gathering) !== 'active') throw fieldError({ gatheringId: 'gathering_not_open' });
  return gathering;
}
