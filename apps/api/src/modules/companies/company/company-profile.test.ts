import { companyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { pictureUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const api = await startApi();

type Person = { id: string };
const day = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const idOf = async ({ id }: Person) =>
  (await api.prisma.company.findUniqueOrThrow({ where: { ownerId: id } })).id;
const shown = async (owner: Person) =>
  (await api.as(null).call(companyGet, { params: { id: await idOf(owner) } })).body.data;
async function upload(person: Person): Promise<string> {
  const content = await twoColours(300, 200).png().toBuffer();
  const { body } = await api.as(person).call(pictureUpload, { file: { name: 'office.png', content } });
  return body.data.path;
}
const save = (person: Person, rest: object) =>
  api.as(person).call(ownCompanyUpdate, { body: { name: 'Bokor', address: 'Street 1', ...rest } });

describe('what a company tells of itself', () => {
  it('has a cover, benefits and languages, and none of them again once they are taken out', async () => {
    const owner = await createRecruiter(api.prisma);
    const cover = await upload(owner);
    expect((await api.http().get(`/media/${cover}`)).status).toBe(404);
    await save(owner, { cover, benefits: ['meals', 'fiveDays'], languages: ['km', 'zh'] });
    expect(await shown(owner)).toMatchObject({
      cover: { image: `/media/${cover}` },
      benefits: ['meals', 'fiveDays'],
      languages: ['km', 'zh'],
    });
    expect((await api.http().get(`/media/${cover}`)).status).toBe(200);
    await save(owner, {});
    expect(await shown(owner)).toMatchObject({ cover: null, benefits: [], languages: [] });
    expect((await api.http().get(`/media/${cover}`)).status).toBe(404);
  });

  it('takes no cover of somebody else, and no benefit that is not in the list', async () => {
    const owner = await createRecruiter(api.prisma);
    const foreign = await upload(await createRecruiter(api.prisma));
    for (const [field, value] of [
      ['cover', foreign],
      ['benefits', ['gold']],
      ['languages', ['xx']],
    ] as const) {
      const { status, body } = await save(owner, { [field]: value });
      expect([status, Object.keys(body.data).map((one) => one.split('.')[0])]).toEqual([422, [field]]);
    }
  });
});

describe('how active a company is', () => {
  /** Applications of so many days ago, each answered after as many days as given; null was never answered. */
  async function companyThatAnswers(answers: readonly (number | null)[]) {
    const owner = await createRecruiter(api.prisma);
    const { id: jobId } = await createJob(api.prisma, { ownerId: owner.id, publishedAt: daysAgo(100) });
    await createJob(api.prisma, { ownerId: owner.id, publishedAt: daysAgo(400) });
    await createJob(api.prisma, { ownerId: owner.id, status: 'draft', publishedAt: null });
    for (const after of answers) {
      const { id: applicationId } = await createApplication(api.prisma, { jobId, createdAt: daysAgo(60) });
      if (after !== null)
        await api.prisma.applicationEvent.create({
          data: { applicationId, kind: 'decided', toStatus: 'shortlisted', toldAt: daysAgo(60 - after) },
        });
    }
    return (await shown(owner)).activity;
  }

  it('says within how many days it answers half of the applications, from ten answers on', async () => {
    expect(await companyThatAnswers([1, 1, 2, 2, 2.5, 9, 9, 9, 9, 9])).toEqual({ jobs: 1, answerDays: 3 });
    expect(await companyThatAnswers(Array(9).fill(1))).toEqual({ jobs: 1, answerDays: null });
  });

  it('says nothing of a company that leaves most without an answer', async () => {
    expect(await companyThatAnswers([...Array(10).fill(1), ...Array(11).fill(null)])).toEqual({
      jobs: 1,
      answerDays: null,
    });
  });
});

it('shows its benefits without a script', async () => {
  const owner = await createRecruiter(api.prisma);
  await save(owner, { benefits: ['outings'] });
  expect((await api.http().get(`/company/${await idOf(owner)}`)).text).toContain('Staff outings');
});
