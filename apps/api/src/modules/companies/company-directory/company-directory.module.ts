import { type Company, type CompanyCard, companyList } from '@acheep/contract/companies/company';
import { companyCardFacts, companyFacts } from '@acheep/contract/companies/company-facts';
import { companyNameIn } from '@acheep/contract/companies/company-name';
import {
  type CompanyFilterName,
  type CompanySort,
  companies,
} from '@acheep/contract/companies/company-option';
import { jobList } from '@acheep/contract/jobs/job';
import { jobCardFacts } from '@acheep/contract/jobs/job-list-facts';
import { today } from '@acheep/contract/kernel/calendar';
import {
  type Asked,
  canonicalSearch,
  listRequest,
  listSearch,
  readList,
} from '@acheep/contract/kernel/list-url';
import { plainStart } from '@acheep/contract/kernel/plain-text';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { documentCache } from '../../../page/document-cache.ts';
import { itemList, pageContent } from '../../../page/document-part.ts';
import { html } from '../../../page/html.ts';
import { listContent } from '../../../page/list-content.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import { reindexSearch } from '../../../search/reindex.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { sharedFacts, sharedSorts } from '../../platform/share-picture/shared-content.ts';
import { publicCompany } from '../company/company.service.ts';
import { readCompaniesVersion } from '../company/company-page.repository.ts';
import { companyDirectory } from './company-directory.service.ts';
import { listedCompanies } from './company-listed.repository.ts';

/** Structured data of a company (schema.org Organization). */
const organization = (company: Company, { url, file }: AskedPage) => ({
  '@type': 'Organization',
  name: company.name,
  alternateName: company.nameKm ?? undefined,
  url: url(paths.company(company._id)),
  sameAs: company.website ?? undefined,
  logo: company.logo ? file(company.logo.image) : undefined,
  description: company.about ? plainStart(company.about, 500) : undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address,
    addressRegion: company.province?.name.en,
    addressCountry: 'KH',
  },
});

/** Cache of directory pages. Deleted companies disappear from it after `ttl` milliseconds at most. */
const cacheLimits = { max: 200, ttl: 10_000 };

/** Query for the first page of a company's jobs, identical to that of its page. */
const jobsOf = (id: string) => ({ sort: 'createdAt_-1', offset: 0, limit: 10, 'filter[companyId]': id });

/** The documents of the directory and of a company's page with its jobs. */
function companyDocuments(deps: Pick<Deps, 'database' | 'queue' | 'now'>) {
  const directory = companyDirectory(deps);
  const jobs = jobSearchService(deps);

  const kept = documentCache(cacheLimits);

  /** Changes whenever a company or a counted job changes. */
  async function versionOfList() {
    const [jobs, changed] = await Promise.all([
      readVersion(deps.database, 'job'),
      readCompaniesVersion(deps.database.prisma),
    ]);
    return `${jobs} ${changed} ${today(deps.now())}`;
  }

  async function makeList(
    page: AskedPage,
    listState: Asked<CompanyFilterName, CompanySort>,
    query: object,
  ): Promise<PageDocument | null> {
    const { say, locale } = page;
    const parsed = check(companyList.query, query);
    if (!parsed.ok) return null;
    const answer = await directory.page(parsed.data, locale);
    const title = say('company:list.title');
    return {
      title,
      description: say('company:list.description'),
      canonical: canonicalSearch(companies, listState),
      name: title,
      trail: [],
      answers: [['GET /company', { query }, answer]],
      content: listContent<CompanyCard>(page, {
        title,
        answer,
        count: (number) => say('company:list.count', { count: answer.meta.total, number }),
        items: (rows) =>
          itemList(
            rows.map((row) => companyCardFacts(row, page)),
            page,
          ),
        none: say('company:list.none'),
        address: (at) => paths.companyList() + listSearch(companies, { ...listState, page: at }),
        asked: listState,
      }),
    };
  }

  return {
    async list(page: AskedPage): Promise<PageDocument | null> {
      const listState = readList(companies, page.query);
      const query = listRequest(companies, listState);
      return kept(`${page.locale} ${JSON.stringify([listState, query])}`, await versionOfList(), () =>
        makeList(page, listState, query),
      );
    },

    async one(page: AskedPage): Promise<PageDocument | null> {
      const { say, locale, params } = page;
      const { id = '' } = params;
      const query = jobsOf(id);
      const parsed = check(jobList.query, query);
      if (!parsed.ok) return null;
      const [company, { answer }] = await Promise.all([publicCompany(deps, id), jobs.page(parsed.data)]);
      const name = companyNameIn(locale, company);
      const open =
        answer.data.length > 0
          ? itemList(
              answer.data.map((job) => jobCardFacts(job, page)),
              page,
            )
          : html`<p>${say('company:nowOpen.none')}</p><p>${say('company:nowOpen.noneHint')}</p>`;
      return {
        title: name,
        description: say('company:description', { name }),
        image: company.logo?.image ?? null,
        shared: {
          sort: sharedSorts.company[locale],
          title: name,
          text: company.about && plainStart(company.about),
          logo: company.logo?.image,
          facts: sharedFacts([
            ['field', company.industry?.name[locale]],
            ['place', company.province?.name[locale]],
          ]),
          worth: answer.meta.total > 0 ? say('company:openJobs', { count: answer.meta.total }) : null,
        },
        name,
        trail: [{ name: say('company:list.title'), path: paths.companyList() }],
        schemas: [organization(company, page)],
        answers: [
          ['GET /company/:id', { params: { id } }, { data: company }],
          ['GET /job', { query }, answer],
        ],
        content: pageContent(
          companyFacts(company, page),
          page,
          html`<section><h2>${say('company:nowOpen.title')}</h2>${open}</section>`,
        ),
      };
    },
  };
}

/** Rebuilds the search columns of companies that are missing or made by older rules, every ten minutes. */
const companyDirectoryTasks = [
  carryOut(
    task(
      'company-remake',
      { en: 'Rebuild the search index of companies', km: 'រៀបចំការស្វែងរកក្រុមហ៊ុនឡើងវិញ' },
      { expireInSeconds: 3600 },
    ),
    (deps) => reindexSearch(deps, listedCompanies('en')),
    { cron: '*/10 * * * *' },
  ),
];

function companyDirectoryRoutes(register: Register, deps: Deps) {
  const read = visitorReads(deps, companyDirectory);

  register(companyList, async ({ query, locale, request }) =>
    read(request, (directory) => directory.page(query, locale)),
  );
}

export const companyDirectoryModule: Module = {
  routes: companyDirectoryRoutes,
  found: { '/company': null, '/company/:id': listedCompanies('en') },
  documents: (deps) => {
    const { list, one } = companyDocuments(deps);
    return { '/company': list, '/company/:id': one };
  },
  tasks: companyDirectoryTasks,
};
