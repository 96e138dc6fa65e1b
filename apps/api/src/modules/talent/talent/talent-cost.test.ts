import { profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { noResumeYet, resumeObjective } from '@acheep/contract/talent/resume';
import { talentGet, talentList } from '@acheep/contract/talent/talent';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { reindexSearch } from '../../../search/reindex.ts';
import { allowedHold, maxHold } from '../../../testing/cost.ts';
import { startApi } from '../../../testing/harness.ts';
import { allTalents } from './talent-listed.repository.ts';

const api = await startApi();
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
});

describe('talents: what they cost', () => {
  it('security 48: a name of signs costs no more than another one, whatever the CV says', async () => {
    const seeker = await createUser(api.prisma);
    const as = api.as(seeker);
    const { held: plain } = await maxHold(() => api.as(recruiter).call(talentList, {}));
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
      const { held, answer } = await maxHold(call);
      expect(answer.status).toBe(200);
      expect(held).toBeLessThan(allowedHold(plain));
    }
  });

  it('security 58: what is hidden is kept as it was saved, and hidden anew as soon as its owner is called otherwise', async () => {
    const seeker = await createUser(api.prisma, { name: 'Chan Dara' });
    const as = api.as(seeker);
    const objective = { en: 'Bopha is what my friends call me.' };
    await as.call(resumeObjective, { body: { objective, updatedAt: noResumeYet } });
    const { id } = await api.prisma.resume.findUniqueOrThrow({ where: { userId: seeker.id } });
    const shown = async () =>
      (await api.as(recruiter).call(talentGet, { params: { id } })).body.data.objective.en;
    expect(await shown()).toBe(objective.en);
    await api.prisma.$executeRaw`
      UPDATE resume SET unnamed = jsonb_set(unnamed, '{objective,en}', '"As it was saved."') WHERE id = ${id}::uuid`;
    expect(await shown()).toBe('As it was saved.');
    const { updatedAt } = (await as.call(profileGet)).body.data;
    await as.call(profileUpdate, { body: { name: 'Chan Bopha', locale: 'en', photo: null, updatedAt } });
    expect(await shown()).toBe('••• is what my friends call me.');
    await reindexSearch(api.deps, allTalents);
    expect(await shown()).toBe('••• is what my friends call me.');
  });
});
