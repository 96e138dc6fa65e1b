import { talentGet, talentList } from '@acheep/contract/talent';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../testing/harness.ts';

let api: Harness;
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  api = await startHarness();
  recruiter = await createRecruiter(api.prisma);
});
afterAll(() => api.close());

type Person = { id: string };
const list = (person: Person | null, query: object = {}) => api.as(person).call(talentList, { query });
const read = (person: Person | null, id: string) => api.as(person).call(talentGet, { params: { id } });
const found = async (query: object = {}, person: Person = recruiter) => {
  const { status, body } = await list(person, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map((card: { title: { en: string } }) => card.title.en);
};

describe('talents: who is found by whom', () => {
  it('finds what is shown to recruiters, for recruiters and trainers', async () => {
    const { id } = await createResume(api.prisma, { titleEn: 'Okapi keeper' });
    const trainer = await createRecruiter(api.prisma, { role: 'trainer' });
    for (const person of [recruiter, trainer]) {
      expect(await found({ search: 'okapi' }, person)).toEqual(['Okapi keeper']);
      expect((await read(person, id)).status).toBe(200);
    }
  });

  it('finds nobody who hides, waits, is disabled or ignores the company, and counts none of them', async () => {
    const titleEn = 'Quagga keeper';
    const hidden = await createResume(api.prisma, { titleEn, visibility: 'hidden' });
    const ignoring = await createResume(api.prisma, { titleEn });
    await createIgnoredCompany(api.prisma, {
      userId: ignoring.userId,
      companyId: recruiter.company?.id ?? '',
    });
    const gone = async (overrides: object) =>
      createResume(api.prisma, { titleEn, userId: (await createUser(api.prisma, overrides)).id });
    const all = [hidden, ignoring, await gone({ disabledAt: new Date() }), await gone({ activatedAt: null })];
    expect((await list(recruiter, { search: 'quagga' })).body).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
    for (const { id } of all) expect((await read(recruiter, id)).status).toBe(404);
    const other = await createRecruiter(api.prisma);
    expect(await found({ search: 'quagga' }, other)).toEqual([titleEn]);
  });
});
