import {
  applicationCreate,
  applicationDecide,
  appliedJobList,
  candidateGet,
} from '@acheep/contract/hiring/application';
import { candidateCreate, noteCreate, noteUpdate } from '@acheep/contract/hiring/candidate';
import {
  messageTemplateCreate,
  messageTemplateList,
  messageTemplateUpdate,
} from '@acheep/contract/hiring/candidate-message';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import { type Full, fileOf, type RoundTrip } from './round-trip.ts';

const templateRoundTrip: Pick<RoundTrip, 'least' | 'full'> = {
  least: { name: 'One', en: { subject: 'One', text: 'One' } },
  full: [
    {
      name: 'Two',
      en: { subject: 'About {job}', text: 'Two\n\n{company}' },
      km: { subject: 'អំពី {job}', text: 'ពីរ\n\n{company}' },
    } satisfies Full<typeof messageTemplateCreate>,
  ],
};

export function applicationRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  /** Applicant of a recruiter. */
  async function candidate() {
    const api = harness();
    const recruiter = await createRecruiter(api.prisma);
    const { id: jobId } = await createJob(api.prisma, { ownerId: recruiter.id });
    return { recruiter, id: (await createApplication(api.prisma, { jobId })).id };
  }

  return {
    'POST /application': async () => {
      const api = harness();
      const person = await createUser(api.prisma);
      await createResume(api.prisma, { userId: person.id });
      const some = async () => ({ jobId: (await createJob(api.prisma)).id, cv: await fileOf(api, person) });
      const asked = await createQuestion(api.prisma);
      const full: Full<typeof applicationCreate> = {
        ...(await some()),
        jobId: asked.jobId,
        answers: [{ questionId: asked.id, chosen: ['yes'] }],
        resume: true,
        phone: '+85512345678',
        coverLetter: 'Please.',
      };
      return {
        least: { ...(await some()), phone: '+85587654321' },
        full: [full],
        async save(body) {
          const saved = await api.as(person).call(applicationCreate, { body });
          const query = { 'filter[jobId]': body.jobId as string };
          const listed = await api.as(person).call(appliedJobList, { query });
          // The path of the file is never returned, so the row shows that it is this one.
          const { cv } = await api.prisma.application.findUniqueOrThrow({
            where: { id: saved.body.data._id },
            select: { cv: { select: { path: true, originalName: true } } },
          });
          return [saved.body.data, ...listed.body.data].map((record) => ({
            ...record,
            cv,
            resume: record.hasResume,
          }));
        },
      };
    },
    'POST /application/candidate': async () => {
      const api = harness();
      const recruiter = await createRecruiter(api.prisma);
      const jobId = async () => (await createJob(api.prisma, { ownerId: recruiter.id })).id;
      const least = { jobId: await jobId(), name: 'Sok Dara', cv: await fileOf(api, recruiter) };
      const full: Full<typeof candidateCreate> = {
        jobId: await jobId(),
        name: 'Keo Pisey',
        email: 'pisey@example.com',
        phone: '+85587654321',
        cv: await fileOf(api, recruiter),
        source: 'referral',
        locale: 'km',
        note: 'Comes on Monday',
      };
      return {
        least: { ...least, phone: '+85512345678', source: 'walk-in', locale: 'en' },
        full: [full],
        async save(body) {
          const { data } = (await api.as(recruiter).call(candidateCreate, { body })).body;
          const row = await api.prisma.application.findUniqueOrThrow({
            where: { id: data._id },
            select: { cv: { select: { path: true, originalName: true } } },
          });
          return [{ ...data, ...row, note: data.notes[0]?.text ?? null }];
        },
      };
    },
    'POST /application/:id/note': async () => {
      const api = harness();
      const { recruiter, id } = await candidate();
      const params = { id };
      return {
        least: { text: 'Speaks Chinese' },
        full: [{ text: 'Speaks French' } satisfies Full<typeof noteCreate>],
        async save(body) {
          const saved = await api.as(recruiter).call(noteCreate, { params, body });
          const { notes } = (await api.as(recruiter).call(candidateGet, { params })).body.data;
          return [saved.body.data, notes[0]];
        },
      };
    },
    'PUT /application/note/:id': async () => {
      const api = harness();
      const { recruiter, id } = await candidate();
      const data = { applicationId: id, authorId: recruiter.id, text: 'Before' };
      const note = await api.prisma.applicationNote.create({ data });
      return {
        least: { text: 'Speaks Chinese' },
        full: [{ text: 'Speaks French' } satisfies Full<typeof noteUpdate>],
        async save(body) {
          const saved = await api.as(recruiter).call(noteUpdate, { params: { id: note.id }, body });
          const { notes } = (await api.as(recruiter).call(candidateGet, { params: { id } })).body.data;
          return [saved.body.data, notes[0]];
        },
      };
    },
    'POST /application/email/template': async () => {
      const api = harness();
      const recruiter = await createRecruiter(api.prisma);
      return {
        ...templateRoundTrip,
        async save(body) {
          const saved = await api.as(recruiter).call(messageTemplateCreate, { body });
          const { data } = (await api.as(recruiter).call(messageTemplateList)).body;
          const listed = data.find(({ _id }: { _id: string }) => _id === saved.body.data._id);
          return [saved.body.data, listed];
        },
      };
    },
    'PUT /application/email/template/:id': async () => {
      const api = harness();
      const recruiter = await createRecruiter(api.prisma);
      const made = await api.as(recruiter).call(messageTemplateCreate, { body: templateRoundTrip.least });
      const params = { id: made.body.data._id };
      return {
        ...templateRoundTrip,
        async save(body) {
          const saved = await api.as(recruiter).call(messageTemplateUpdate, { params, body });
          return [saved.body.data, ...(await api.as(recruiter).call(messageTemplateList)).body.data];
        },
      };
    },
    'PUT /application/:id/status-at-company': async () => {
      const api = harness();
      const { recruiter, id } = await candidate();
      const full: Full<typeof applicationDecide> = {
        status: 'rejected',
        reason: 'The place has been filled.',
        notifyReason: true,
      };
      const params = { id };
      return {
        least: { status: 'shortlisted' },
        full: [full],
        async save(body) {
          const saved = await api.as(recruiter).call(applicationDecide, { params, body });
          return [saved.body.data, (await api.as(recruiter).call(candidateGet, { params })).body.data];
        },
      };
    },
  };
}
