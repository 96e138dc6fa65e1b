import { companyNameIn, languageOf } from '@acheep/contract/companies/company-name';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { kindText } from '@acheep/contract/jobs/job-filter';
import { genders, jobExperiences, languages, qualifications } from '@acheep/contract/jobs/job-option';
import { dateText } from '@acheep/contract/kernel/date-text';
import { besideParam, recordId } from '@acheep/contract/kernel/list-url';
import { headOfOffered } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/kernel/paths';
import type { Deps } from '../../../deps.ts';
import { factList, namedLink, textSection } from '../../../document-part.ts';
import { type Html, html } from '../../../html.ts';
import type { AskedPage, PageDocument } from '../../../page-document.ts';
import { type SharedContent, sharedFacts, sharedSorts } from '../../platform/share-picture/shared-content.ts';
import { jobService } from './job.service.ts';
import { payText } from './job-fact.ts';
import { statusOf } from './job-page.repository.ts';
import { jobPosting } from './job-posting.ts';

function ageText({ ageFrom, ageTo }: JobDetail, { say }: AskedPage) {
  if (ageFrom !== null && ageTo !== null) return say('job:fact.ageBetween', { from: ageFrom, to: ageTo });
  if (ageFrom !== null) return say('job:fact.ageFrom', { from: ageFrom });
  return ageTo !== null && say('job:fact.ageTo', { to: ageTo });
}

function factsOf(job: JobDetail, page: AskedPage) {
  const { locale, say } = page;
  const skills = (kind: 'hard' | 'soft') =>
    job.skills
      .filter((skill) => skill.kind === kind)
      .map(({ name }) => name)
      .join(', ');
  return factList([
    [say('job:filter.provinceId'), job.province?.name[locale]],
    [say('job:filter.categoryId'), job.category?.name[locale]],
    [say('job:filter.industryId'), job.industry?.name[locale]],
    [say('job:filter.type'), kindText(job, locale)],
    [say('job:filter.experience'), job.experience && jobExperiences[job.experience][locale]],
    [say('job:filter.qualification'), job.qualification && qualifications[job.qualification][locale]],
    [say('job:fact.vacancies'), job.vacancies],
    [say('job:fact.gender'), job.gender && genders[job.gender][locale]],
    [say('job:fact.age'), ageText(job, page)],
    [say('job:fact.languages'), job.languages.map((code) => languages[code][locale]).join(', ')],
    [say('job:fact.address'), job.address],
    [
      say('job:fact.posted'),
      job.postedAt && html`<time datetime="${job.postedAt}">${dateText(job.postedAt, locale)}</time>`,
    ],
    [say('job:fact.postCode'), job.postCode],
    [say('job:fact.hardSkills'), skills('hard')],
    [say('job:fact.softSkills'), skills('soft')],
  ]);
}

function contentOf(job: JobDetail, page: AskedPage): Html {
  const { locale, say, link } = page;
  const company = companyNameIn(locale, job.company);
  const lastDay = job.closedOn ?? job.closingDate;
  const until = job.status === 'active' ? 'job:closes' : 'job:closed.on';
  return html`<article>
${job.status === 'closed' && html`<p><strong>${say('job:closed.title')}</strong> ${say('job:closed.text')}</p>`}
<h1 lang="${languageOf(job.title)}">${job.title}</h1>
<p>${namedLink(link(paths.company(job.company._id)), company)}</p>
<p><strong>${payText(job, page)}</strong></p>
${lastDay && html`<p><time datetime="${lastDay}">${say(until, { date: dateText(lastDay, locale) })}</time></p>`}
${job.open && html`<p><a href="${link(paths.jobApply(job._id))}">${say('job:apply.action')}</a></p>`}
${textSection(say('job:text.description'), job.description)}
${textSection(say('job:text.requirements'), job.requirements)}
${textSection(say('job:text.benefits'), job.benefits)}
<section><h2>${say('job:fact.title')}</h2>${factsOf(job, page)}</section>
${textSection(say('job:company.title'), job.company.about)}
</article>`;
}

/** Whether one can still apply, and until when. */
function applyText({ status, closingDate }: JobDetail, { say, locale }: AskedPage) {
  if (status === 'closed') return say('job:closed.title');
  return closingDate && say('job:closes', { date: dateText(closingDate, locale, 'short') });
}

/** What its picture says. */
const sharedJob = (job: JobDetail, page: AskedPage): SharedContent => ({
  sort: [sharedSorts.job[page.locale], kindText(job, page.locale)].filter(Boolean).join(' · '),
  title: job.title,
  by: companyNameIn(page.locale, job.company),
  logo: job.company.logo,
  facts: sharedFacts([
    ['place', job.province?.name[page.locale]],
    ['time', applyText(job, page)],
  ]),
  worth: payText(job, page),
});

/** The document of a job's page. */
export function jobDocument(deps: Pick<Deps, 'database' | 'now'>) {
  const jobs = jobService(deps);
  return async (page: AskedPage): Promise<PageDocument> => {
    const { id = '' } = page.params;
    const job = await jobs.publicPage(id);
    const { category } = job;
    return {
      ...headOfOffered(job, page.locale),
      image: job.company.logo,
      shared: sharedJob(job, page),
      name: job.title,
      trail: [
        { name: page.say('job:list.title'), path: paths.jobList() },
        ...(category ? [{ name: category.name[page.locale], path: paths.jobList({ category }) }] : []),
      ],
      schemas: job.status === 'active' ? [jobPosting(job, page)] : [],
      answers: [['GET /job/:id', { params: { id } }, { data: job }]],
      content: contentOf(job, page),
    };
  };
}

/**
 * The document of the list with a job beside it: what is shared of it is the job, which the application then shows there,
 * or on a page of its own. Search engines keep that page. Null where there is none, or it is gone.
 */
export function jobBesideDocument(deps: Pick<Deps, 'database' | 'now'>) {
  const documentOf = jobDocument(deps);
  return async (page: AskedPage): Promise<PageDocument | null> => {
    const id = recordId.read?.(page.query.get(besideParam) ?? '');
    if (!id || typeof (await statusOf(deps.database.prisma, id)) !== 'object') return null;
    return { ...(await documentOf({ ...page, params: { id } })), canonical: null };
  };
}
