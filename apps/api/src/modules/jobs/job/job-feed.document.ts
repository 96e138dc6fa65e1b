import { type JobCard, jobList } from '@acheep/contract/jobs/job';
import { jobTypes } from '@acheep/contract/jobs/job-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { FeedItem, ListFeed } from '../../../module.ts';
import { dayText, monthlyPayText } from '../../../words.ts';
import { jobSearchService } from './job-search.service.ts';

const closes = { en: 'Closes', km: 'ផុតកំណត់' };

/** Item with company, type, province, salary and closing date. */
function itemOf(job: JobCard, locale: Locale): FeedItem {
  const facts = [
    (locale === 'km' && job.company.nameKm) || job.company.name,
    job.type && jobTypes[job.type][locale],
    job.province?.name[locale],
    monthlyPayText(job, locale),
    job.closingDate && `${closes[locale]} ${dayText(job.closingDate, locale)}`,
  ];
  return {
    path: paths.job(job._id),
    title: job.title,
    text: facts.filter(Boolean).join(' · '),
    at: job.postedAt ?? job.createdAt,
  };
}

export const jobFeed: ListFeed = {
  endpoint: jobList,
  title: { en: 'Jobs', km: 'ការងារ' },
  sort: 'createdAt_-1',
  entries: 50,
  items(deps) {
    const search = jobSearchService(deps);
    return async (query: Parameters<typeof search.page>[0], locale) => {
      const { answer } = await search.page(query);
      return answer.data.map((job) => itemOf(job, locale));
    };
  },
};
