import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { fileResumes } from '../../factories/file-resume.ts';
import { demoAccounts } from './account.ts';
import { people } from './person.ts';
import { areas } from './place.ts';
import { demoResume } from './resume.ts';

/** The demo's own job seeker, and forty more. */
const seekers = 41;

const inOrder = <R extends object>(rows: readonly R[]) => ({
  create: rows.map((row, position) => ({ ...row, position })),
});

/** CVs of all applicants, and of more people who have not applied. */
export async function insertResumes(prisma: PrismaClient, passwordHash: string): Promise<void> {
  const select = { id: true, slug: true, nameEn: true, nameKm: true } as const;
  const categories = await prisma.category.findMany({ select });
  const provinces = await prisma.province.findMany({ select, orderBy: { position: 'asc' } });
  const now = new Date();
  for (let index = 0; index < seekers; index++) {
    const email = index === 0 ? demoAccounts[1].email : `seeker${index + 1}@example.com`;
    const phone = `+85512${String(300_000 + index * 777).padStart(6, '0')}`;
    const { person, categorySlug, resume, ...sections } = demoResume(index, now);
    const { id: userId } = await prisma.user.upsert({
      where: { email },
      create: { role: 'user', email, name: person.name, phone, passwordHash, activatedAt: now },
      update: {},
      select: { id: true },
    });
    // Half of them live in the capital.
    const province = provinces[index % 2 === 0 ? 0 : index % provinces.length];
    const [area] = areas[province?.slug ?? ''] ?? [];
    await prisma.resume.create({
      data: {
        ...resume,
        userId,
        phone: [phone],
        provinceId: province?.id,
        addressEn: area?.name[0],
        addressKm: area?.name[1],
        wantedProvinceId: province?.id,
        // The first is active today, and no two weeks are without anybody.
        activeOn: new Date(addDays(today(now), -((index * 5) % 83))),
        wantedCategoryId: categories.find(({ slug }) => slug === categorySlug)?.id,
        work: inOrder(sections.work),
        education: inOrder(sections.education),
        skills: inOrder(sections.skills),
        languages: inOrder(sections.languages),
        trainings: inOrder(sections.trainings),
        references: inOrder(index % 3 === 0 ? [referenceOf(index)] : []),
      },
    });
  }
  await fileResumes(prisma);
}

/** Referee of the person at `index`. */
function referenceOf(index: number) {
  const person = people[(index * 5) % people.length];
  return {
    nameEn: person?.name,
    nameKm: person?.nameKm,
    positionEn: 'Former supervisor',
    positionKm: 'អតីតប្រធានផ្នែក',
    phone: `+85512${String(700_000 + index).padStart(6, '0')}`,
  };
}
