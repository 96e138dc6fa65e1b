import { companyNameIn } from '@acheep/contract/companies/company-name';
import { headOfOffered } from '@acheep/contract/companies/offered-head';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { untilText } from '@acheep/contract/jobs/job-card-facts';
import { jobFacts, monthlyPay } from '@acheep/contract/jobs/job-facts';
import { kindText } from '@acheep/contract/jobs/job-filter';
import { warningsOf } from '@acheep/contract/jobs/job-warning';
import { besideParam, recordIdIn } from '@acheep/contract/kernel/list-url';
import { factsOf, unlabelled } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { pageContent } from '../../../page/document-part.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { type SharedContent, sharedFacts, sharedSorts } from '../../platform/share-picture/shared-content.ts';
import { jobService } from './job.service.ts';
import { jobJsonLd } from './job-json-ld.ts';
import { statusOf } from './job-page.repository.ts';

const payOf = (job: JobDetail, page: AskedPage) => {
  const pay = monthlyPay(job, page);
  return pay && [pay.text, pay.tail].filter(Boolean).join(' ');
};

/** Content of the job's preview image. */
const sharedJob = (job: JobDetail, page: AskedPage): SharedContent => ({
  sort: [sharedSorts.job[page.locale], kindText(job, page.locale)].filter(Boolean).join(' · '),
  title: job.title,
  by: companyNameIn(page.locale, job.company),
  logo: job.company.logo,
  facts: sharedFacts([
    ['place', job.province?.name[page.locale]],
    ['time', untilText(job, page)],
  ]),
  worth: payOf(job, page),
});

export function jobDocument(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const jobs = jobService(deps);
  return async (page: AskedPage): Promise<PageDocument> => {
    const { id = '' } = page.params;
    const job = await jobs.publicPage(id);
    const { category } = job;
    const facts = jobFacts(job, page);
    return {
      ...headOfOffered(job, page.locale),
      image: job.company.logo,
      shared: sharedJob(job, page),
      name: job.title,
      trail: [
        { name: page.say('job:list.title'), path: paths.jobList() },
        ...(category ? [{ name: category.name[page.locale], path: paths.jobList({ category }) }] : []),
      ],
      schemas: job.status === 'active' ? [jobJsonLd(job, page)] : [],
      answers: [['GET /job/:id', { params: { id } }, { data: job }]],
      content: pageContent(
        {
          ...facts,
          facts: [...factsOf(unlabelled('warning', ...warningsOf(job, page.locale))), ...facts.facts],
        },
        page,
      ),
    };
  };
}

/**
 * Document of the list with a job beside it: link previews show the job, which the application then opens beside the
 * list or on its own page. Search engines index that page. Null if there is no such job, or it is gone.
 */
export function jobBesideDocument(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const documentOf = jobDocument(deps);
  return async (page: AskedPage): Promise<PageDocument | null> => {
    const id = recordIdIn(page.query.get(besideParam) ?? '');
    if (!id || typeof (await statusOf(deps.database.prisma, id)) !== 'object') return null;
    return { ...(await documentOf({ ...page, params: { id } })), canonical: null };
  };
}
