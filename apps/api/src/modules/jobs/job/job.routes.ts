import { hiringGet } from '@acheep/contract/jobs/hiring';
import * as job from '@acheep/contract/jobs/job';
import { jobFacet } from '@acheep/contract/jobs/job-facet';
import { categoryList } from '@acheep/contract/jobs/reference';
import { jobRelaxed } from '@acheep/contract/jobs/relaxed-search';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { presentListed } from '../reference/reference.presenter.ts';
import { categoryCounts } from './category-count.service.ts';
import { jobService } from './job.service.ts';
import { facetService } from './job-facet.service.ts';
import { hiringNow } from './job-hiring.service.ts';
import { jobSearchService } from './job-search.service.ts';
import { relaxedService } from './relaxed-search.service.ts';

export function jobRoutes(register: Register, deps: Deps) {
  const jobs = jobService(deps);
  const read = visitorReads(deps, (stands) => {
    const search = jobSearchService(stands);
    return { ...search, relax: relaxedService(stands, search), facets: facetService(stands, search) };
  });
  const categories = categoryCounts(deps);
  const hiring = hiringNow(deps);

  register(categoryList, async () => {
    const rows = await categories();
    return {
      data: rows.map((row) => ({ ...presentListed(row), iconName: row.iconName, totalJob: row.totalJob })),
    };
  });

  register(job.jobList, async ({ query, request, reply }) => {
    const { answer, bytes } = await read(request, (search) => search.page(query));
    // Fastify sends a serialiser's result unchanged; its types only know text.
    const serialize: () => unknown = () => bytes;
    reply.type('application/json; charset=utf-8').serializer(serialize as () => string);
    return answer;
  });
  register(jobRelaxed, async ({ query, request }) => ({
    data: await read(request, (search) => search.relax(query)),
  }));
  register(jobFacet, async ({ query, request }) => ({
    data: await read(request, (search) => search.facets(query)),
  }));
  register(hiringGet, async () => ({ data: await hiring() }));
  register(job.jobGet, async ({ params }) => ({ data: await jobs.publicPage(params.id) }));
  register(job.ownJobList, async ({ actor, query }) => jobs.list(actor, query));
  register(job.ownJobGet, async ({ actor, params }) => ({ data: await jobs.get(actor, params.id) }));
  register(job.jobCreate, async ({ tx, actor, body }) => ({ data: await jobs.create(tx, actor, body) }));
  register(job.jobUpdate, async ({ actor, params, body }) => ({
    data: await jobs.update(actor, params.id, body),
  }));
  register(job.jobDelete, async ({ actor, params }) => {
    await jobs.remove(actor, params.id);
    return { data: null };
  });
  register(job.jobStatusChange, async ({ tx, actor, params, body }) => ({
    data: await jobs.changeStatus(tx, actor, params.id, body),
  }));
  register(job.jobSchedule, async ({ actor, params, body }) => ({
    data: await jobs.schedule(actor, params.id, body),
  }));
  register(job.jobRefresh, async ({ tx, actor, params }) => ({
    data: await jobs.refresh(tx, actor, params.id),
  }));
  register(job.jobCopy, async ({ tx, actor, params }) => ({ data: await jobs.copy(tx, actor, params.id) }));
}
