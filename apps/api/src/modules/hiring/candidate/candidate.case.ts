import { candidateGet } from '@acheep/contract/hiring/application';
import { candidateCreate, noteCreate, noteUpdate } from '@acheep/contract/hiring/candidate';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import { addedByHand, received } from '../../../testing/access-case-received.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const candidate =
  (body: unknown): MakeCase =>
  async (prisma) => {
    const { id, owner } = await received(prisma);
    const stored = () =>
      prisma.application.findUnique({ where: { id }, include: { notes: true, tags: true } });
    return { id, owner, body, stored };
  };

const ownNote =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id: applicationId, owner } = await received(prisma);
    const data = { applicationId, authorId: owner.id, text: 'Speaks French' };
    const { id } = await prisma.applicationNote.create({ data });
    return { id, owner, body, stored: () => prisma.applicationNote.findUnique({ where: { id } }) };
  };

export const accessCases: Record<string, MakeCase> = {
  'DELETE /application/:id/candidate': addedByHand,
  'POST /application/:id/consent': addedByHand,
  'PUT /application/:id/rating': candidate({ rating: 4 }),
  'PUT /application/:id/tag': candidate({ tags: ['Excel'] }),
  'POST /application/:id/note': candidate({ text: 'Speaks Chinese' }),
  'PUT /application/note/:id': ownNote({ text: 'Speaks Chinese' }),
  'DELETE /application/note/:id': ownNote(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  /** An application for a recruiter's job. */
  async function candidate() {
    const api = harness();
    const recruiter = await createRecruiter(api.prisma);
    const { id: jobId } = await createJob(api.prisma, { ownerId: recruiter.id });
    return { recruiter, id: (await createApplication(api.prisma, { jobId })).id };
  }

  return {
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
  };
}
