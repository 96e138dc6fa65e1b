import {
  type MatchingTalents,
  matchingTalentList,
  maxMatchingTalents,
} from '@acheep/contract/talent/matching';
import { createApplication } from '@acheep/prisma/factories/application';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const talentsOf = async (job: { id: string; createdById: string | null }): Promise<MatchingTalents> => {
  const who = { id: job.createdById ?? '' };
  return (await api.as(who).call(matchingTalentList, { params: { id: job.id } })).body.data;
};
const idsOf = async (job: { id: string; createdById: string | null }) =>
  (await talentsOf(job)).map(({ talent }) => talent._id);

/** A person of a trade used in no other test. */
const worker = (titleEn: string, more: Parameters<typeof createResume>[1] = {}) =>
  createResume(api.prisma, { titleEn, ...more });

describe('GET /job/own/:id/talent', () => {
  it('shows who fits, unnamed, with reasons that name nobody', async () => {
    const owner = await createUser(api.prisma, { name: 'Heng Ratana' });
    const { id } = await worker('Beekeeper at Angkor Honey, Heng Ratana', {
      userId: owner.id,
      work: { create: { position: 0, titleEn: 'Beekeeper', employerEn: 'Angkor Honey' } },
      skills: { create: { position: 0, kind: 'hard', nameKm: 'ចិញ្ចឹមឃ្មុំ' } },
    });
    const job = await createJob(api.prisma, {
      title: 'Beekeeper at Angkor Honey',
      skills: [{ kind: 'hard', name: 'ចិញ្ចឹមឃ្មុំ' }],
    });
    const found = await talentsOf(job);
    expect(found.map(({ talent }) => talent._id)).toEqual([id]);
    expect(found[0]?.reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['title', 'skills']));
    const said = JSON.stringify(found);
    for (const hidden of ['Ratana', 'Angkor', owner.email, '+855']) expect(said).not.toContain(hidden);
  });

  it('knows nothing of pay that a CV does not show, neither as a reason nor in the order', async () => {
    const wants = { salaryFrom: 900_00n, currency: 'USD' };
    const secret = await worker('Glassblower', wants);
    const open = await worker('Glassblower', { ...wants, showExpected: true });
    const paysOf = async (salaryRank: number) => {
      const pay = { salaryFrom: BigInt(salaryRank), salaryTo: BigInt(salaryRank), salaryRank };
      const job = await createJob(api.prisma, { title: 'Glassblower', ...pay });
      const found = await talentsOf(job);
      const of = (id: string) =>
        found.find(({ talent }) => talent._id === id)?.reasons.map(({ kind }) => kind) ?? [];
      return { secret: of(secret.id), open: of(open.id) };
    };
    const enough = await paysOf(900_00);
    expect(enough.open).toContain('salary');
    expect(enough.secret).not.toContain('salary');
    expect((await paysOf(100_00)).secret).toEqual(enough.secret);
  });

  it('leaves out who is hidden, not there, ignores the company or has applied', async () => {
    const job = await createJob(api.prisma, { title: 'Lamplighter' });
    const { id } = await worker('Lamplighter');
    await worker('Lamplighter', { visibility: 'hidden' });
    for (const account of [{ disabledAt: new Date() }, { activatedAt: null }])
      await worker('Lamplighter', { userId: (await createUser(api.prisma, account)).id });
    const ignoring = await worker('Lamplighter');
    await createIgnoredCompany(api.prisma, { userId: ignoring.userId, companyId: job.companyId });
    const applied = await worker('Lamplighter');
    await createApplication(api.prisma, { jobId: job.id, applicantId: applied.userId });
    expect(await idsOf(job)).toEqual([id]);
    // The others are hidden from that company or for that job only.
    const other = await createJob(api.prisma, { title: 'Lamplighter' });
    expect((await idsOf(other)).sort()).toEqual([id, ignoring.id, applied.id].sort());
  });

  it(`shows ${maxMatchingTalents} at most, and nobody where nobody fits`, async () => {
    for (let made = 0; made <= maxMatchingTalents; made++) await worker('Ornithologist');
    expect(await idsOf(await createJob(api.prisma, { title: 'Ornithologist' }))).toHaveLength(
      maxMatchingTalents,
    );
    const education = await api.prisma.category.findFirstOrThrow({ where: { slug: 'education' } });
    expect(
      await idsOf(await createJob(api.prisma, { title: 'Zeppelin captain', categoryId: education.id })),
    ).toEqual([]);
  });

  it('knows no parameters, and only jobs of the own company', async () => {
    const { id } = await createJob(api.prisma);
    const stranger = await createRecruiter(api.prisma);
    const ask = (who: { id: string }, query = {}) =>
      api.as(who).call(matchingTalentList, { params: { id }, query });
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask(stranger, { limit: 5 })).status).toBe(422);
  });
});
