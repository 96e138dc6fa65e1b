import { talentList } from '@acheep/contract/talent/talent';
import { fileResumes } from '@acheep/prisma/factories/file-resume';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { allowedHold, maxHold } from '../src/testing/cost.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi();

it('security 58: twenty cards of the largest CVs cost no more than some times twenty plain ones', async () => {
  const long = (of: number) => 'Served guests and counted stock every day. '.repeat(50).slice(0, 1990) + of;
  const recruiter = await createRecruiter(api.prisma);
  const make = async (titleEn: string, entries: number) => {
    for (let made = 0; made < 20; made += 1) {
      const { id: resumeId } = await createResume(api.prisma, { titleEn, visibility: 'public' });
      await api.prisma.resumeWork.createMany({
        data: Array.from({ length: entries }, (_, position) => ({
          resumeId,
          position: position + 10,
          titleEn: 'Cook',
          employerEn: `Lotus House ${position}`,
          descriptionEn: long(position),
          descriptionKm: long(position),
          current: false,
        })),
      });
      await fileResumes(api.prisma, { id: resumeId });
    }
  };
  await make('Quokka keeper', 0);
  await make('Wombat keeper', 60);
  const held = async (search: string) => {
    const tries = [];
    for (let times = 0; times < 3; times += 1) {
      const one = await maxHold(() => api.as(recruiter).call(talentList, { query: { search, limit: 20 } }));
      expect(one.answer.body.data.length).toBe(20);
      tries.push(one.held);
    }
    return Math.min(...tries);
  };
  const plain = await held('quokka');
  expect(await held('wombat')).toBeLessThan(allowedHold(plain));
});
