import { z } from 'zod';
import { gatheringDetail } from '../events/gathering.ts';
import { gatherings } from '../events/gathering-option.ts';
import { listedGathering } from '../events/gathering-public.ts';
import { companyOfJob, jobCard, jobDetail, jobsFoundMeta } from '../jobs/job.ts';
import { jobs } from '../jobs/job-filter.ts';
import { endpoint, foundPage, one } from '../kernel/endpoint.ts';
import { filter, type List } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import { partnerSort } from './partner-option.ts';

/**
 * Address of its page on the site, in each language.
 *
 * @collected by the description of the API.
 */
export const pageUrl = z.strictObject({ en: z.url(), km: z.url() });
/** @collected by the description of the API. */
export const partnerCompany = companyOfJob.extend({ url: pageUrl });
/** @collected by the description of the API. */
export const partnerCompanyDetail = z.strictObject({
  ...partnerCompany.shape,
  about: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string(),
});

const ours = { pinned: true, boosted: true } as const;

/** Job in a partner's list. Files and pictures have full addresses. */
export const partnerJob = jobCard.omit(ours).extend({ url: pageUrl, company: partnerCompany });
export type PartnerJob = z.infer<typeof partnerJob>;

/** Job with all details of its page. Contact details of the employer that the page does not show are null. */
export const partnerJobDetail = jobDetail
  .omit({ ...ours, questions: true, warnings: true })
  .extend({ url: pageUrl, company: partnerCompanyDetail });
export type PartnerJobDetail = z.infer<typeof partnerJobDetail>;

export const partnerGathering = listedGathering
  .omit({ pinned: true })
  .extend({ url: pageUrl, company: partnerCompany });
export type PartnerGathering = z.infer<typeof partnerGathering>;

export const partnerGatheringDetail = gatheringDetail
  .omit({ pinned: true })
  .extend({ url: pageUrl, company: partnerCompanyDetail, companies: z.array(partnerCompany) });
export type PartnerGatheringDetail = z.infer<typeof partnerGatheringDetail>;

/** The public list; partners that mirror the data request the changes since their last call. */
const withChanges = <L extends List>({ filters, sorts }: L) => ({
  filters: {
    ...(filters as L['filters']),
    changedSince: filter.moment('date of change', 'ថ្ងៃកែប្រែ'),
  },
  sorts: { ...(sorts as L['sorts']), ...partnerSort },
});

export const partnerJobList = endpoint({
  method: 'GET',
  path: '/partner/job',
  access: 'partner',
  summary:
    'List open jobs, with the filters and the search of the public list, and how the text of a search was understood',
  query: listQuery(withChanges(jobs)),
  response: z.strictObject({ data: z.array(partnerJob), meta: jobsFoundMeta }),
});

export const partnerJobGet = endpoint({
  method: 'GET',
  path: '/partner/job/:id',
  access: 'partner',
  missing: { en: 'There’s no public job with this ID.', km: 'គ្មានការងារផ្សាយជាសាធារណៈដែលមានលេខសម្គាល់នេះទេ។' },
  summary: 'Get a job with everything on its page; a closed job is marked',
  response: one(partnerJobDetail),
});

export const partnerTrainingList = endpoint({
  method: 'GET',
  path: '/partner/training',
  access: 'partner',
  summary: 'List current and upcoming trainings, or past ones, as in the public list',
  query: listQuery(withChanges(gatherings.training)),
  response: foundPage(partnerGathering),
});

export const partnerTrainingGet = endpoint({
  method: 'GET',
  path: '/partner/training/:id',
  access: 'partner',
  missing: {
    en: 'There’s no public training with this ID.',
    km: 'គ្មានវគ្គបណ្ដុះបណ្ដាលផ្សាយជាសាធារណៈដែលមានលេខសម្គាល់នេះទេ។',
  },
  summary: 'Get a training with everything on its page; a closed one is marked',
  response: one(partnerGatheringDetail),
});

export const partnerEventList = endpoint({
  method: 'GET',
  path: '/partner/event',
  access: 'partner',
  summary: 'List current and upcoming events, or past ones, as in the public list',
  query: listQuery(withChanges(gatherings.event)),
  response: foundPage(partnerGathering),
});

export const partnerEventGet = endpoint({
  method: 'GET',
  path: '/partner/event/:id',
  access: 'partner',
  missing: {
    en: 'There’s no public event with this ID.',
    km: 'គ្មានព្រឹត្តិការណ៍ផ្សាយជាសាធារណៈដែលមានលេខសម្គាល់នេះទេ។',
  },
  summary: 'Get an event with everything on its page; a closed one is marked',
  response: one(partnerGatheringDetail),
});
