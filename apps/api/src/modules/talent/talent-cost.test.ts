import { profileGet, profileUpdate } from '@acheep/contract/account';
import { noResumeYet, resumeObjective } from '@acheep/contract/resume';
import { talentGet, talentList } from '@acheep/contract/talent';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestHold } from '../../testing/cost.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';

let api: Harness;
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  api = await startHarness();
  recruiter = await createRecruiter(api.prisma);
});
afterAll(() => api.close());

/** What one call may hold the loop for, ms, where other work makes the machine slow: as in the test of all requests. */
const allowed = (plain: number) => 40 + 3 * plain;

describe('talents: what they cost', () => {
  it('security 48: a name of signs costs no more than another one, whatever the CV says', async () => {
    const seeker = await createUser(api.prisma);
    const as = api.as(seeker);
    const { held: plain } = await longestHold(() => api.as(recruiter).call(talentList, {}));
    const save = (en: string, updatedAt: string) =>
      as.call(resumeObjective, { body: { objective: { en }, updatedAt } });
    const saved = await save(`${'_'.repeat(160)}x`, noResumeYet);
    expect(saved.status).toBe(200);
    await createResume(api.prisma, { titleEn: 'Poison' });
    const { updatedAt } = (await as.call(profileGet)).body.data;
    const renamed = await as.call(profileUpdate, {
      body: { name: '__ __ __ __ zz', locale: 'en', photo: null, updatedAt },
    });
    expect([renamed.status, renamed.body.data?.name]).toEqual([200, '__ __ __ __ zz']);
    const { id } = await api.prisma.resume.findUniqueOrThrow({ where: { userId: seeker.id } });
    const read = () => api.as(recruiter).call(talentGet, { params: { id } });
    const again = () => save(`${'_'.repeat(160)}y`, saved.body.data.updatedAt);
    for (const call of [again, read, () => api.as(recruiter).call(talentList, {})]) {
      const { held, answer } = await longestHold(call);
      expect(answer.status).toBe(200);
      expect(held).toBeLessThan(allowed(plain));
    }
  });
});
