import { companyNameIn } from '@acheep/contract/companies/company-name';
import { homeGet, type WaysIn } from '@acheep/contract/content/home';
import { gatheringCardFacts } from '@acheep/contract/events/gathering-card-facts';
import { trainingList } from '@acheep/contract/events/gathering-public';
import type { Hiring } from '@acheep/contract/jobs/hiring';
import { jobList } from '@acheep/contract/jobs/job';
import { jobCardFacts } from '@acheep/contract/jobs/job-list-facts';
import { today } from '@acheep/contract/kernel/calendar';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { documentCache } from '../../../page/document-cache.ts';
import { itemList, namedLink } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import { gatheringDirectory } from '../../events/gathering-directory/gathering-directory.service.ts';
import { categoryCounts } from '../../jobs/job/category-count.service.ts';
import type { CategoryRow } from '../../jobs/job/job-category.repository.ts';
import { hiringNow } from '../../jobs/job/job-hiring.service.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { jobSearchForm } from '../../jobs/job/job-search-form.ts';
import { presentListed, presentReference } from '../../jobs/reference/reference.presenter.ts';
import { waysIntoJobs } from './home.service.ts';

/** One document per language; trainings and names of companies appear after at most `ttl` milliseconds. */
const cacheLimits = { max: 4, ttl: 10_000 };

/** The lists that the page asks for, with its numbers. */
const latestQuery = { limit: 10, sort: 'createdAt_-1' } as const;
const soonQuery = { limit: 2 } as const;
const categoriesShown = 12;

/** Numbers of jobs, companies and new jobs; false if there are no open jobs. */
function hiringNumbers({ openJobs, companies, newJobs }: Hiring, { say, locale }: AskedPage) {
  // A number stands after its noun in Khmer.
  const counted = (word: string, count: number) =>
    locale === 'km' ? `${say(word, { count })} ${count}` : `${count} ${say(word, { count })}`;
  return (
    openJobs > 0 &&
    html`<p>${[
      counted('home:now.jobs', openJobs),
      counted('home:now.companies', companies),
      newJobs > 0 && counted('home:now.fresh', newJobs),
    ]
      .filter(Boolean)
      .join(' · ')}</p>`
  );
}

/** A section with a list of links and their numbers of jobs; false if there are none. */
function linkList(title: string, links: { to: string; name: string; about?: string }[], page: AskedPage) {
  return (
    links.length > 0 &&
    html`<section><h2>${title}</h2><ul>${links.map(
      ({ to, name, about }) => html`<li>${namedLink(page.link(to), name)} ${about ?? ''}</li>`,
    )}</ul></section>`
  );
}

const jobs = (count: number, { say }: AskedPage) => say('company:openJobs', { count });

const categoryLinks = (rows: readonly CategoryRow[], page: AskedPage) =>
  linkList(
    page.say('home:categories'),
    rows
      .filter(({ isActive }) => isActive)
      .toSorted((one, other) => other.totalJob - one.totalJob)
      .slice(0, categoriesShown)
      .map((row) => ({
        to: paths.jobList({ category: presentReference(row) }),
        name: page.locale === 'km' ? row.nameKm : row.nameEn,
        about: String(row.totalJob),
      })),
    page,
  );

const employerLinks = ({ employers }: Hiring, page: AskedPage) =>
  linkList(
    page.say('company:hiring.title'),
    employers.map((employer) => ({
      to: paths.company(employer._id),
      name: companyNameIn(page.locale, employer),
      about: jobs(employer.openJobs, page),
    })),
    page,
  );

const placeLinks = ({ places }: WaysIn, page: AskedPage) =>
  linkList(
    page.say('home-more:places.title'),
    places.map(({ _id, name, openJobs }) => ({
      to: paths.jobList({ provinceId: _id }),
      name: name[page.locale],
      about: jobs(openJobs, page),
    })),
    page,
  );

const searchLinks = ({ titles }: WaysIn, page: AskedPage) =>
  linkList(
    page.say('home-more:searches'),
    titles.map((search) => ({ to: paths.jobList({ search }), name: search })),
    page,
  );

/** The document of the home page, with every answer that the page shows below the search. */
function homeDocument(deps: Pick<Deps, 'database' | 'now'>) {
  const search = jobSearchService(deps);
  const directory = gatheringDirectory(deps);
  const [categories, hiring, ways] = [categoryCounts(deps), hiringNow(deps), waysIntoJobs(deps)];
  const searchForm = jobSearchForm(deps);
  const kept = documentCache(cacheLimits);

  async function latestJobs() {
    const query = check(jobList.query, latestQuery);
    return query.ok ? (await search.page(query.data)).answer : null;
  }
  async function soon() {
    const query = check(trainingList.query, soonQuery);
    return query.ok ? directory.page('training', query.data) : null;
  }

  async function make(page: AskedPage): Promise<PageDocument | null> {
    const { say, link } = page;
    const [latest, now, filed, waysIn, trainings, { form, answers }] = await Promise.all([
      latestJobs(),
      hiring(),
      categories(),
      ways(page.locale),
      soon(),
      searchForm(page),
    ]);
    if (!latest || !trainings) return null;
    const jobFacts = latest.data.map((job) => jobCardFacts(job, page));
    const soonFacts = trainings.data.map((one) => gatheringCardFacts(one, page));
    return {
      answers: [
        ['GET /job', { query: latestQuery }, latest],
        ['GET /job/hiring', {}, { data: now }],
        [
          'GET /category',
          {},
          {
            data: filed.map((row) => ({
              ...presentListed(row),
              iconName: row.iconName,
              totalJob: row.totalJob,
            })),
          },
        ],
        ['GET /home', {}, { data: waysIn }],
        ['GET /training', { query: soonQuery }, trainings],
        ...answers,
      ],
      content: html`<h1>${say('home:hero.title')}</h1>
<p>${say('home:hero.lead')}</p>
${form}
${hiringNumbers(now, page)}
<section><h2>${say('home:latest.title')}</h2>${itemList(jobFacts, page)}
<p><a href="${link(paths.jobList())}">${say('home:latest.all')}</a></p></section>
${categoryLinks(filed, page)}
${placeLinks(waysIn, page)}
${employerLinks(now, page)}
${searchLinks(waysIn, page)}
${
  soonFacts.length > 0 &&
  html`<section><h2>${say('home-more:soon.title')}</h2>${itemList(soonFacts, page)}
<p><a href="${link(paths.trainingList())}">${say('home-more:soon.all')}</a></p></section>`
}
<p><a href="${link(paths.home({ view: 'feed' }))}">${say('home:tab.feed')}</a></p>`,
    };
  }

  return async (page: AskedPage): Promise<PageDocument | null> =>
    page.query.has('createdBy')
      ? { canonical: null }
      : kept(page.locale, `${await readVersion(deps.database, 'job')} ${today(deps.now())}`, () =>
          make(page),
        );
}

function homeRoutes(register: Register, deps: Deps) {
  const ways = waysIntoJobs(deps);
  register(homeGet, ({ locale }) => ways(locale));
}

/** The home page, which shows records of other nouns. */
export const homeModule: Module = {
  routes: homeRoutes,
  documents: (deps) => ({ '/': homeDocument(deps) }),
};
