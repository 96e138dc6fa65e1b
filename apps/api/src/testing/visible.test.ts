/**
 * One walk over a generated world: for every list and every record, whoever asks gets what the condition of the noun says
 * they see, neither more nor less.
 */
import { orderGet, orderList } from '@acheep/contract/billing/order';
import { companyGet, companyList } from '@acheep/contract/companies/company';
import { eventGet, eventList, trainingGet, trainingList } from '@acheep/contract/events/gathering-public';
import { postGet } from '@acheep/contract/feed/post';
import { candidateGet, candidateList } from '@acheep/contract/hiring/application';
import { interviewList } from '@acheep/contract/hiring/interview';
import { interviewStatuses } from '@acheep/contract/hiring/interview-option';
import { jobGet, jobList, ownJobGet, ownJobList } from '@acheep/contract/jobs/job';
import { today } from '@acheep/contract/kernel/calendar';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { valuesOf } from '@acheep/contract/kernel/option';
import { invitationList, invitationSentList } from '@acheep/contract/talent/invitation';
import { savedTalentList } from '@acheep/contract/talent/saved-talent';
import { talentGet, talentList } from '@acheep/contract/talent/talent';
import { all, type Condition, none, read, row } from '@acheep/database/statement';
import { createApplication } from '@acheep/prisma/factories/application';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPost } from '@acheep/prisma/factories/post';
import { createResume } from '@acheep/prisma/factories/resume';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createTalentInvitation } from '@acheep/prisma/factories/talent-invitation';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, expect, it } from 'vitest';
import { ordersOf } from '../modules/billing/order/order.repository.ts';
import { companyIsPublic } from '../modules/companies/company/company.repository.ts';
import { companyIdOf, companyOf } from '../modules/companies/company/company-people.repository.ts';
import {
  gatheringIsAhead,
  gatheringIsPublic,
} from '../modules/events/gathering/public-gathering.repository.ts';
import { postIsPublic } from '../modules/feed/post/post-shown.repository.ts';
import { seenBy } from '../modules/hiring/application/application-access.repository.ts';
import { isWith } from '../modules/hiring/interview/interview.repository.ts';
import { jobOf } from '../modules/jobs/job/job.repository.ts';
import { jobIsOpen, jobIsPublic } from '../modules/jobs/job/public-job.repository.ts';
import { sentBy, shownTo } from '../modules/talent/invitation/invitation.repository.ts';
import { savedBy } from '../modules/talent/saved-talent/saved-talent.repository.ts';
import { findableBy } from '../modules/talent/talent/finder.repository.ts';
import { idsOf, type Keyed } from '../search/rows.repository.ts';
import { startApi } from './harness.ts';

const api = await startApi();
const { prisma } = api;

type Person = { id: string } | null;
/** Everybody who asks, by what they are. */
const people = new Map<string, Person>([['a visitor', null]]);
const disabled = { disabledAt: new Date() };
const day = 86_400_000;

/** A company with people in every role, and records in every state. */
async function addCompany(kind: string, seekers: readonly { id: string; resumeId: string }[]) {
  const owner = await createRecruiter(prisma, { company: { name: `Company ${kind}` } });
  const companyId = owner.company?.id ?? '';
  const member = (role: string, billing = false) =>
    createMember(prisma, companyId, { member: { role, billing } });
  const interviewer = await member('interviewer');
  const roles = {
    owner,
    interviewer,
    recruiter: await member('recruiter'),
    reader: await member('reader'),
    accountant: await member('reader', true),
  };
  for (const [role, person] of Object.entries(roles)) people.set(`${role} of ${kind}`, person);
  const gone = await member('recruiter');
  await prisma.user.update({ where: { id: gone.id }, data: disabled });

  const held = { status: 'pending', heldFrom: 'draft', heldAt: new Date() } as const;
  const stopped = {
    status: 'closed',
    stopped: 'closed',
    stoppedAt: new Date(),
    stopReason: 'money',
  } as const;
  const over = { closingDate: new Date(Date.now() - 2 * day) };
  const jobs = [];
  for (const status of ['draft', 'active', 'closed', 'archived'] as const)
    jobs.push(await createJob(prisma, { ownerId: owner.id, status }));
  for (const state of [held, stopped, over])
    jobs.push(await createJob(prisma, { ownerId: owner.id, ...state }));
  const [, active] = jobs;
  const gatherings = [];
  for (const kind of ['training', 'event'] as const)
    for (const status of ['draft', 'active', 'closed', 'archived'] as const)
      for (const inDays of [
        [7, 8],
        [-8, -7],
      ] as const)
        gatherings.push(
          await createGathering(prisma, { ownerId: owner.id, kind, status, inDays: [...inDays] }),
        );
  for (const status of ['draft', 'active', 'archived'] as const)
    await createPost(prisma, { ownerId: owner.id, status });
  // Some have theirs, as they were published.
  const posts = await prisma.post.findMany({ where: { companyId } });
  const isShown = ({ id }: { id: string }) =>
    posts.some(({ jobId, gatheringId }) => id === jobId || id === gatheringId);
  for (const { id } of jobs.filter((one) => !isShown(one)))
    await createPost(prisma, { ownerId: owner.id, jobId: id });
  for (const { id } of gatherings.filter((one) => !isShown(one)))
    await createPost(prisma, { ownerId: owner.id, gatheringId: id });
  await createPost(prisma, { ownerId: gone.id });
  for (const status of ['pending', 'active', 'cancelled'] as const)
    await createOrder(prisma, { ownerId: owner.id, status });

  const ways = ['nobody', 'job', 'interview'] as const;
  for (const [at, { id: applicantId, resumeId }] of seekers.entries()) {
    const way = ways[at % ways.length];
    const status = (['received', 'shortlisted', 'rejected', 'withdrawn'] as const)[at % 4];
    const job = jobs[at % jobs.length] ?? active;
    const application = await createApplication(prisma, { jobId: job?.id, applicantId, status });
    await createInterview(prisma, {
      applicationId: application.id,
      interviewerId: way === 'interview' ? interviewer.id : owner.id,
    });
    if (way === 'job')
      await prisma.jobColleague.createMany({
        data: [{ jobId: job?.id ?? '', userId: interviewer.id }],
        skipDuplicates: true,
      });
    const removedAt = at % 3 === 0 ? new Date() : null;
    await createSavedTalent(prisma, { companyId, resumeId, removedAt });
    await createTalentInvitation(prisma, { companyId, resumeId });
  }
  return { owner, companyId };
}

beforeAll(async () => {
  const seekers = [];
  for (const visibility of ['public', 'recruiters', 'hidden'] as const)
    for (const kind of ['plain', 'disabled', 'unconfirmed', 'ignoring'] as const) {
      const user = await createUser(prisma, {
        ...(kind === 'disabled' && disabled),
        ...(kind === 'unconfirmed' && { activatedAt: null }),
      });
      const resume = await createResume(prisma, { userId: user.id, visibility });
      seekers.push({ id: user.id, resumeId: resume.id, kind });
      if (kind !== 'disabled' && kind !== 'unconfirmed') people.set(`a seeker, ${kind}, ${visibility}`, user);
    }
  const one = await addCompany('one', seekers);
  await addCompany('another', seekers);
  const hidden = await addCompany('a disabled owner', seekers);
  for (const { id: userId, kind } of seekers)
    if (kind === 'ignoring')
      await prisma.ignoredCompany.create({ data: { userId, companyId: one.companyId } });
  await prisma.user.update({ where: { id: hidden.owner.id }, data: disabled });
  people.delete('owner of a disabled owner');
}, 120_000);

/** A noun: who sees a record, and where it is listed and read. */
interface Seen {
  table: Keyed;
  visible: (person: Person) => Condition | Promise<Condition>;
  list?: Endpoint;
  query?: object;
  /** What the list leaves out of what is visible. */
  listed?: () => Condition;
  get?: Endpoint;
  /** Everybody sees the same: a few are asked. */
  isPublic?: true;
}
const nobody = '00000000-0000-0000-0000-000000000000';
const idOf = (person: Person) => person?.id ?? nobody;
const gatherings = (kind: 'training' | 'event') => ({
  table: 'gathering' as const,
  visible: () => all([row('gathering')('e.kind', '=', kind), gatheringIsPublic]),
  listed: () => gatheringIsAhead(new Date()),
  isPublic: true as const,
});

const nouns: Record<string, Seen> = {
  'applications to a company': {
    table: 'application',
    visible: (person) => seenBy(idOf(person)),
    list: candidateList,
    get: candidateGet,
  },
  'interviews of a company': {
    table: 'interview',
    visible: (person) => isWith(seenBy(idOf(person))),
    list: interviewList,
    query: { 'filter[status]': valuesOf(interviewStatuses).join() },
  },
  'orders of a company': {
    table: 'order',
    visible: (person) => ordersOf(companyOf(idOf(person), 'bill')),
    list: orderList,
    get: orderGet,
  },
  'jobs of a company': {
    table: 'job',
    visible: (person) => jobOf(idOf(person), 'numbers'),
    list: ownJobList,
    get: ownJobGet,
  },
  jobs: {
    table: 'job',
    visible: () => jobIsPublic,
    list: jobList,
    listed: () => jobIsOpen(new Date(today())),
    get: jobGet,
    isPublic: true,
  },
  trainings: { ...gatherings('training'), list: trainingList, get: trainingGet },
  events: { ...gatherings('event'), list: eventList, get: eventGet },
  posts: { table: 'post', visible: () => postIsPublic, get: postGet, isPublic: true },
  companies: {
    table: 'company',
    visible: () => companyIsPublic,
    list: companyList,
    get: companyGet,
    isPublic: true,
  },
  CVs: {
    table: 'resume',
    async visible(person) {
      const companyId = person && (await companyIdOf(prisma, person.id, 'hire'));
      return companyId ? findableBy({ as: 'company', companyId }) : none;
    },
    list: talentList,
    get: talentGet,
  },
  'saved CVs': {
    table: 'saved_talent',
    async visible(person) {
      const companyId = person && (await companyIdOf(prisma, person.id, 'hire'));
      return companyId ? savedBy(companyId) : none;
    },
    list: savedTalentList,
  },
  'invitations to a seeker': {
    table: 'talent_invitation',
    visible: (person) => shownTo(idOf(person)),
    list: invitationList,
  },
  'invitations from a company': {
    table: 'talent_invitation',
    async visible(person) {
      const companyId = person && (await companyIdOf(prisma, person.id, 'hire'));
      return companyId ? sentBy(companyId) : none;
    },
    list: invitationSentList,
  },
};

const idsWhere = async (table: Keyed, ...where: Condition[]) =>
  (await read(prisma, idsOf(table, ...where))).map(({ id }) => id).sort();

it.each(Object.entries(nouns))('everybody sees the %s that they may see', async (_, seen) => {
  const { table, visible, list, query, listed, get, isPublic = false } = seen;
  const everything = await idsWhere(table);
  const numbers = new Set<number>();
  for (const [name, person] of people) {
    if (isPublic && !/^(a visitor|owner|reader)|ignoring, hidden/.test(name)) continue;
    const may = await visible(person);
    const as = api.as(person);
    const suspended = name.endsWith('disabled owner');
    if (list) {
      const { status, body } = await as.call(list, { query: { limit: 100, ...query } });
      const items = (status === 200 ? (body as { data: { _id: string }[] }).data : []).map(({ _id }) => _id);
      const expected = await idsWhere(table, may, ...(listed ? [listed()] : []));
      numbers.add(expected.length);
      if (status !== 200) expect([name, status]).toEqual([name, person ? 403 : 401]);
      expect([name, items.sort()]).toEqual([name, suspended && status === 403 ? [] : expected]);
    }
    if (get) {
      const open: string[] = [];
      for (const id of everything)
        if ((await as.call(get, { params: { id } as never })).status === 200) open.push(id);
      const expected = await idsWhere(table, may);
      numbers.add(expected.length);
      expect([name, open.sort()]).toEqual([name, suspended && open.length === 0 ? [] : expected]);
    }
  }
  // A world in which nobody sees anything, or everybody everything, would prove nothing.
  expect(Math.max(...numbers)).toBeGreaterThan(0);
  expect(Math.max(...numbers)).toBeLessThan(everything.length);
});
