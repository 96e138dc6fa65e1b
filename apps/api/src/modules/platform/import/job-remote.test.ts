import { jobCreate, jobGet, jobList } from '@acheep/contract/jobs/job';
import { jobFacet } from '@acheep/contract/jobs/job-facet';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { partnerJobGet } from '@acheep/contract/platform/partner';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { findByText } from '../../../search/text-search.service.ts';
import { startApi } from '../../../testing/harness.ts';
import { jobJsonLd } from '../../jobs/job/job-json-ld.ts';
import { listedJobs } from '../../jobs/job/job-listed.repository.ts';
import { offerOf } from '../../talent/matching/match-side.ts';
import { findJobFacts } from '../../talent/matching/matching-talent.repository.ts';
import type { Context } from './import-context.ts';
import { readJob } from './job-row.ts';
import { jsonLdRows } from './reading/json-ld-rows.ts';

const api = await startApi();
let recruiter: { id: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
  const category = await api.prisma.category.findFirstOrThrow();
  const province = await api.prisma.province.findFirstOrThrow({ where: { slug: 'kampot' } });
  for (const title of ['Falconer', 'Translator']) {
    const body = {
      title,
      categoryId: category.id,
      provinceId: province.id,
      type: 'full-time',
      experience: 'fresh',
      vacancies: 1,
      negotiable: true,
      remote: title === 'Translator',
      description: '<p>Does what is asked for.</p>',
      closingDate: addDays(today(), 20),
      publish: true,
    };
    const { status, body: answer } = await api.as(recruiter).call(jobCreate, { body } as never);
    expect(status, JSON.stringify(answer)).toBe(201);
    ids[title] = answer.data._id;
  }
});

const found = async (query: object) => {
  const { status, body } = await api.as(null).call(jobList, { query } as never);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as { title: string }[]).map(({ title }) => title);
};

describe('a job that is done from home', () => {
  it('says so in lists, on its page and to partners, and others do not', async () => {
    for (const [title = '', id = ''] of Object.entries(ids)) {
      const isRemote = title === 'Translator';
      const { data } = (await api.as(null).call(jobList, { query: { search: title } })).body;
      expect(data[0].remote).toBe(isRemote);
      for (const endpoint of [jobGet, partnerJobGet])
        expect((await api.as(null).call(endpoint, { params: { id } })).body.data.remote).toBe(isRemote);
    }
  });

  it('is what its filter finds, and is counted beside it', async () => {
    expect(await found({ 'filter[remote]': 'true' })).toEqual(['Translator']);
    expect(await found({ 'filter[remote]': 'true', search: 'falconer' })).toEqual([]);
    const { data } = (await api.as(null).call(jobFacet, { query: {} })).body;
    expect(data.remote).toEqual([{ value: 'true', jobs: 1 }]);
    const moment = { now: new Date(), today: today() };
    const query = { filter: { remote: true as const }, offset: 0, limit: 10 };
    expect((await findByText(api.deps.database, listedJobs, query, moment)).ids).toEqual([ids.Translator]);
    const refused = await api.as(null).call(jobList, { query: { 'filter[remote]': 'no' } } as never);
    expect(refused.status).toBe(422);
  });

  it.each(['remote', 'work from home', 'WFH', 'ធ្វើការពីផ្ទះ', 'remote translator'])(
    'is found by "%s"',
    async (search) => {
      expect(await found({ search })).toEqual(['Translator']);
    },
  );

  it('fits who lives elsewhere', async () => {
    for (const [title, id] of Object.entries(ids)) {
      const facts = await findJobFacts(api.prisma, recruiter.id, id);
      expect(facts && offerOf(facts).isRemote).toBe(title === 'Translator');
    }
  });

  it('comes in by a file', () => {
    const posting = { '@type': 'JobPosting', title: 'Translator', jobLocationType: 'TELECOMMUTE' };
    const cells = jsonLdRows('jobs', JSON.stringify(posting))[0]?.cells ?? {};
    const context = { today: today(), names: {} } as Context;
    for (const row of [cells, { ...cells, remote: 'បាទ' }])
      expect(readJob(context, row, true).draft?.remote).toBe(true);
    expect(readJob(context, { title: 'Falconer' }, true).draft?.remote).toBe(false);
  });

  it('is told to search engines and aggregators', async () => {
    const postingOf = async (title: string) => {
      const { body } = await api.as(null).call(jobGet, { params: { id: ids[title] ?? '' } });
      return jobJsonLd(body.data, { url: String, file: String });
    };
    const told = {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Cambodia' },
    };
    expect(await postingOf('Translator')).toMatchObject(told);
    expect(await postingOf('Falconer')).not.toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    const feed = (await api.http().get('/job-feed.xml')).text;
    expect(feed.match(/<remotetype>/g)).toHaveLength(1);
  });
});
