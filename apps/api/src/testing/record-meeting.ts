import { profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { companyGet, companyList, ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { candidateGet, candidateList } from '@acheep/contract/hiring/application';
import { messageCreate, messageList, messageTemplateCreate } from '@acheep/contract/hiring/candidate-message';
import { jobGet, jobList, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { noResumeYet, ownResumeGet, resumeObjective, resumeWork } from '@acheep/contract/talent/resume';
import { talentGet, talentList } from '@acheep/contract/talent/talent';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { expect } from 'vitest';
import { allowedHold, maxHold } from './cost.ts';
import type { Harness } from './harness.ts';
import { attacks, filled } from './worst-string.ts';

type Person = { id: string } | null;
type Call = (person: Person, endpoint: Endpoint, sent?: object) => Promise<{ updatedAt?: string }>;
/** Saves a name and two texts that meet in one computation, and reads all that shows them. */
type Meeting = (call: Call, name: string, text: string, other: string) => Promise<unknown>;

/** Name of an account and texts of its CV: the name is searched for in the texts, to hide it. */
async function resumeMeeting(api: Harness): Promise<Meeting> {
  const seeker = await createUser(api.prisma);
  const recruiter = await createRecruiter(api.prisma);
  return async (call, name, text, other) => {
    const { updatedAt } = await call(seeker, profileGet);
    await call(seeker, profileUpdate, {
      body: { name: `x ${name}`, locale: 'en', photo: null, updatedAt },
    });
    const version = async () => (await call(seeker, ownResumeGet))?.updatedAt ?? noResumeYet;
    const en = text.repeat(12);
    await call(seeker, resumeObjective, { body: { objective: { en }, updatedAt: await version() } });
    const work = [text, other].map((one) => ({
      title: { en: one },
      employer: { en: `x ${name}` },
      from: '2020-01',
      description: { en: one.repeat(12) },
    }));
    await call(seeker, resumeWork, { body: { work, updatedAt: await version() } });
    await call(seeker, ownResumeGet);
    const resume = await api.prisma.resume.findUnique({ where: { userId: seeker.id } });
    await call(recruiter, talentList);
    await call(recruiter, talentList, { query: { search: text.slice(0, 100) } });
    if (resume) await call(recruiter, talentGet, { params: { id: resume.id } });
  };
}

/** Name of a company, and title and texts of its job. */
async function jobMeeting(api: Harness): Promise<Meeting> {
  const recruiter = await createRecruiter(api.prisma);
  const { id, companyId } = await createJob(api.prisma, { ownerId: recruiter.id });
  const params = { id };
  return async (call, name, text, other) => {
    const { updatedAt } = await call(recruiter, ownCompanyGet);
    await call(recruiter, ownCompanyUpdate, {
      body: { name: `x ${name}`, logo: null, address: name, about: text.repeat(12), updatedAt },
    });
    const texts = {
      title: `x ${text.slice(0, 55)} ${other.slice(0, 55)}`,
      description: text.repeat(60),
      requirements: name.repeat(60),
      benefits: other.repeat(60),
    };
    await call(recruiter, jobUpdate, {
      params,
      body: { ...texts, updatedAt: (await call(recruiter, ownJobGet, { params })).updatedAt },
    });
    await call(null, jobGet, { params });
    await call(null, jobList, { query: { search: text.slice(0, 100) } });
    await call(null, companyGet, { params: { id: companyId } });
    await call(null, companyList, { query: { search: name.slice(0, 100) } });
  };
}

/** Template, with the candidate and the job that fill it. */
async function messageMeeting(api: Harness): Promise<Meeting> {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const seeker = await createUser(api.prisma);
  const { id } = await createApplication(api.prisma, { jobId: job.id, applicantId: seeker.id });
  const params = { id };
  return async (call, name, text, other) => {
    await api.prisma.application.update({ where: params, data: { name: `x ${name}` } });
    const en = {
      subject: `{name} {job} ${text.slice(0, 40)}`,
      text: `{name} ${text} {company} ${other}`.repeat(10),
    };
    await call(recruiter, messageTemplateCreate, { body: { name: text.slice(0, 70), en } });
    await call(recruiter, messageCreate, { body: { ids: [id], en } });
    await call(recruiter, messageList, { params });
    await call(recruiter, candidateGet, { params });
    await call(recruiter, candidateList, { query: { search: name.slice(0, 100) } });
  };
}

/** Longest time for which each call blocked the loop; the least of several where one was over its limit. */
async function holdsOf(
  api: Harness,
  meeting: Meeting,
  texts: readonly [string, string, string],
  limit: (call: string) => number,
) {
  const least = new Map<string, number>();
  const isLong = () => [...least].some(([call, held]) => held > limit(call));
  const saved = { count: 0 };
  for (let tried = 0; tried < 4 && (tried === 0 || isLong()); tried += 1) {
    let at = 0;
    await meeting(
      async (person, endpoint, sent = {}) => {
        const { held, answer } = await maxHold(() => api.as(person).call(endpoint, sent as never));
        expect([endpoint.path, answer.status < 500]).toEqual([endpoint.path, true]);
        if (endpoint.method !== 'GET' && answer.status < 300) saved.count += 1;
        at += 1;
        const call = `${at} ${endpoint.method} ${endpoint.path}`;
        least.set(call, Math.min(least.get(call) ?? Number.POSITIVE_INFINITY, held));
        return answer.body.data ?? {};
      },
      ...texts,
    );
  }
  return { holds: [...least], saved: saved.count };
}

/** The meetings, by what they save. */
export const meetings: readonly [string, (api: Harness) => Promise<Meeting>][] = [
  ['the name and the texts of a CV', resumeMeeting],
  ['a company and its job', jobMeeting],
  ['a template and whoever is written to', messageMeeting],
];

/** Expects that no call of a meeting blocks the loop for longer because of one of these attacks. */
export async function expectNoHold(
  api: Harness,
  make: (api: Harness) => Promise<Meeting>,
  tried: readonly string[],
) {
  const meeting = await make(api);
  const text = 'cook of noodles ';
  const plain = new Map((await holdsOf(api, meeting, ['Sok Dara ', text, text], () => 0)).holds);
  const limit = (call: string) => allowedHold(plain.get(call) ?? 0);
  let saved = 0;
  for (const unit of tried) {
    // A text combined with itself, and with another.
    const other = attacks[(attacks.indexOf(unit) + 1) % attacks.length] ?? unit;
    const one = await holdsOf(api, meeting, [filled(unit, 75), filled(unit, 110), filled(other, 110)], limit);
    saved += one.saved;
    const long = one.holds.filter(([call, held]) => held > limit(call));
    expect([unit, other, long]).toEqual([unit, other, []]);
  }
  // Some are legitimately refused: at least half as many as there are attacks must have been stored.
  expect(saved).toBeGreaterThan(tried.length / 2);
}
