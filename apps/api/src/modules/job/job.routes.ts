import * as job from '@acheep/contract/job';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../plugins/endpoint.ts';
import { jobService } from './job.service.ts';
import { jobSearchService } from './job-search.service.ts';

export function jobRoutes(register: Register, deps: Deps) {
  const jobs = jobService(deps);
  const search = jobSearchService(deps);

  register(job.jobList, async ({ query, reply }) => {
    const { answer, bytes } = await search.list(query);
    // Fastify sends what a serializer gives as it is; its types know of text only.
    const serialize: () => unknown = () => bytes;
    reply.type('application/json; charset=utf-8').serializer(serialize as () => string);
    return answer;
  });
  register(job.jobGet, async ({ params }) => ({ data: await jobs.publicPage(params.id) }));
  register(job.ownJobList, async ({ actor, query }) => jobs.list(actor, query));
  register(job.ownJobGet, async ({ actor, params }) => ({ data: await jobs.get(actor, params.id) }));
  register(job.jobCreate, async ({ actor, body, idempotencyKey }) => ({
    data: await jobs.create(actor, body, idempotencyKey),
  }));
  register(job.jobUpdate, async ({ actor, params, body }) => ({
    data: await jobs.update(actor, params.id, body),
  }));
  register(job.jobDelete, async ({ actor, params }) => {
    await jobs.remove(actor, params.id);
    return { data: null };
  });
  register(job.jobStatusChange, async ({ actor, params, body }) => ({
    data: await jobs.changeStatus(actor, params.id, body),
  }));
  register(job.jobRefresh, async ({ actor, params }) => ({ data: await jobs.refresh(actor, params.id) }));
  register(job.jobCopy, async ({ actor, params, idempotencyKey }) => ({
    data: await jobs.copy(actor, params.id, idempotencyKey),
  }));
}
