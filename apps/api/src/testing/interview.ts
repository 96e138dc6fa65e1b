import { interviewLook, interviewPropose } from '@acheep/contract/hiring/interview';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';

const hour = 3_600_000;

/** Full hour, this many hours from now. */
export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

/** Company with a candidate, and helpers to propose an interview. */
export async function candidateOf(api: Harness, overrides: Parameters<typeof createApplication>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma, {
    company: { name: 'Mekong Trading', nameKm: 'មេគង្គ ត្រេឌីង' },
  });
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Accountant' });
  const seeker = await createUser(api.prisma, { name: 'Keo Pisey' });
  const application = await createApplication(api.prisma, {
    jobId: job.id,
    applicantId: seeker.id,
    ...overrides,
  });
  const colleague = await createMember(api.prisma, job.companyId, { name: 'Chea Vanna' });
  const params = { id: application.id };
  const body = { times: [inHours(48), inHours(72)], minutes: 45, format: 'office', address: 'Street 271' };
  const propose = (change: object = {}, by: { id: string } = recruiter) =>
    api.as(by).call(interviewPropose, { params, body: { ...body, ...change } });
  return { recruiter, colleague, job, seeker, application, params, body, propose };
}

/** Pretends that the pause between two mails about an interview is over. */
export const letPause = (api: Harness, applicationId: string) => api.prisma.$executeRaw`
  UPDATE interview SET told_at = told_at - interval '6 minutes' WHERE application_id = ${applicationId}::uuid`;

/** Candidate with a proposed interview, and the token of the mail about it. */
export async function invitedTo(api: Harness, change: object = {}) {
  const made = await candidateOf(api);
  const { status, body } = await made.propose(change);
  expect(status).toBe(201);
  const [mail] = await api.mailsTo(made.seeker.email);
  await letPause(api, made.params.id);
  return { ...made, interview: body.data, token: tokenIn(mail) };
}

export const tokenIn = (mail: Email | undefined) =>
  mail?.text?.match(/\/interview\?token=([\w-]{43})/)?.[1] ?? '';

export const look = (api: Harness, token: string) => api.as(null).call(interviewLook, { body: { token } });

/** Calendar entry of a mail, parsed by an independent library; undefined where there is none. */
export function entryIn(mail: Email | undefined) {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) return undefined;
  const text = new TextDecoder().decode(part.content as ArrayBuffer);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('no event');
  const { uid, sequence, startDate, summary, location } = new ICAL.Event(entry);
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    attendee: String(entry.getFirstPropertyValue('attendee')).toLowerCase().replace('mailto:', ''),
    uid,
    sequence,
    start: startDate.toJSDate().toISOString(),
    summary,
    location,
  };
}

/** Number of mails queued for an address, sent or not. */
export async function mailsOrdered(api: Harness, address: string): Promise<number> {
  const [counted] = await api.prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${address}`;
  return counted.count;
}
