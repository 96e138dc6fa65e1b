import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  type JobExperience,
  type JobType,
  jobExperiences,
  jobTypes,
  type Qualification,
  qualifications,
} from '@acheep/contract/jobs/job-option';
import { postCode } from '@acheep/contract/jobs/post-code';
import { paths } from '@acheep/contract/paths';
import XMLBuilder from 'fast-xml-builder';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { dayOf } from '../modules/jobs/job/job.policy.ts';
import { listedJobs } from '../modules/jobs/job/job-listed.repository.ts';
import { readSite } from '../modules/platform/site/site.repository.ts';
import { monthlyPayText } from '../pay-text.ts';
import { findFound, lowestId } from '../search/found.repository.ts';
import { xmlText } from '../xml-text.ts';
import { findNotified, type NotifiedJob } from './job-feed.repository.ts';
import { limiter, limitsOf } from './limit.ts';

/** Jobs read at a time, with their full texts. */
const batch = 100;
const builder = new XMLBuilder({ cdataPropName: 'cdata', suppressEmptyNode: true });

const section = (title: string, html: string | null) => (html ? `<h3>${title}</h3>${html}` : '');

/** A job in the format of aggregators, with each value in CDATA. */
function entryOf(job: NotifiedJob, publicUrl: string): string {
  const { description, requirements, benefits } = job;
  const values = {
    title: job.title,
    date: (job.postedAt ?? job.updatedAt).toUTCString(),
    lastactivitydate: job.updatedAt.toUTCString(),
    referencenumber: postCode(job.postCode),
    requisitionid: job.id,
    url: publicUrl + paths.job(job.id),
    company: job.company.name,
    streetaddress: job.address,
    city: job.province?.nameEn,
    country: 'KH',
    description: (description ?? '') + section('Requirements', requirements) + section('Benefits', benefits),
    salary: monthlyPayText(job, 'en'),
    education: job.qualification && qualifications[job.qualification as Qualification].en,
    jobtype: job.type && jobTypes[job.type as JobType].en,
    remotetype: job.remote && 'Fully remote',
    category: job.category?.nameEn,
    experience: job.experience && jobExperiences[job.experience as JobExperience].en,
    expirationdate: job.closingDate && dayOf(job.closingDate),
  };
  const elements = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, { cdata: xmlText(value) }]] : [],
  );
  return builder.build({ job: Object.fromEntries(elements) });
}

/** Streams all open jobs as XML for sites that aggregate jobs. */
export function registerJobFeed(app: FastifyInstance, deps: Deps) {
  const { config, database, now } = deps;
  const limited = limiter(deps);
  const limits = limitsOf({ limit: 'costly', method: 'GET', path: '/job-feed.xml' });

  async function* written(publisher: string) {
    const head = { publisher: xmlText(publisher), publisherurl: config.PUBLIC_URL };
    yield `<?xml version="1.0" encoding="utf-8"?>\n<source>${builder.build({
      ...head,
      lastBuildDate: now().toUTCString(),
    })}\n`;
    let place = { from: lowestId, isAfter: false };
    for (;;) {
      const found = await findFound(database, listedJobs, now(), { ...place, before: null, limit: batch });
      const jobs = new Map(
        (
          await findNotified(
            database.prisma,
            found.map(({ id }) => id),
          )
        ).map((job) => [job.id, job]),
      );
      for (const { id } of found) {
        const job = jobs.get(id);
        if (job) yield `${entryOf(job, config.PUBLIC_URL)}\n`;
        // Each entry takes half a millisecond.
        await setImmediate();
      }
      const last = found.at(-1);
      if (!last || found.length < batch) break;
      place = { from: last.id, isAfter: true };
    }
    yield '</source>\n';
  }

  app.get('/job-feed.xml', async (request, reply) => {
    const call = { request, email: '', given: { search: false, code: false } };
    const { name } = await limited.within(limits, call, () => readSite(database.prisma));
    const source = Readable.from(written(name)).on('error', (error) =>
      request.log.error({ err: error }, 'job feed broken off'),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=600')
      .send(source);
  });
}
