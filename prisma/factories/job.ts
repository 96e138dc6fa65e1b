import type { JobPerk } from '@acheep/contract/jobs/job-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { jobBrief, jobRules } from '@acheep/search/query/job-brief';
import { createRecruiter } from './user.ts';

type Overrides = Partial<Omit<Prisma.JobUncheckedCreateInput, 'skills' | 'createdById' | 'companyId'>> & {
  /** Author, who writes for their company. */
  ownerId?: string;
  skills?: { kind: 'hard' | 'soft'; name: string }[];
  /** `yyyy-MM-dd`. */
  closesOn?: string;
};

/** By default an active accountant's job of a new recruiter that closes in ten days. */
export async function createJob(
  prisma: PrismaClient,
  { skills = [], closesOn, ownerId, ...overrides }: Overrides = {},
) {
  const createdById = ownerId ?? (await createRecruiter(prisma)).id;
  const company = await prisma.company.findFirstOrThrow({
    where: { members: { some: { userId: createdById } } },
  });
  const categoryId =
    overrides.categoryId ?? (await prisma.category.findFirstOrThrow({ where: { slug: 'accounting' } })).id;
  const provinceId =
    overrides.provinceId ?? (await prisma.province.findFirstOrThrow({ where: { slug: 'phnom-penh' } })).id;
  const category = await prisma.category.findUniqueOrThrow({ where: { id: categoryId } });
  const province = await prisma.province.findUniqueOrThrow({ where: { id: provinceId } });
  const job = {
    title: 'Accountant',
    description: '<p>Keeps the books of the company.</p>',
    requirements: null,
    benefits: null,
    ...overrides,
  };
  const posted = overrides.status === 'draft' ? null : new Date();
  return prisma.job.create({
    data: {
      status: 'active',
      type: 'full-time',
      experience: '2-years',
      vacancies: 1,
      salaryFrom: 30_000n,
      salaryTo: 50_000n,
      salaryRank: 50_000,
      applyBy: ['site'],
      languages: ['km'],
      closingDate: new Date(closesOn ?? addDays(today(), 10)),
      postedAt: posted,
      publishedAt: posted,
      announcedAt: posted,
      ...job,
      ...searchFields({
        title: [job.title],
        tags: searchTags(category, province, ...skills),
        company: searchTags(company),
        texts: [job.description, job.requirements, job.benefits],
      }),
      brief: {
        ...jobBrief({
          ...job,
          perks: job.perksConfirmed ? (job.perks as JobPerk[]) : undefined,
          experience: job.experience ?? '2-years',
          applyBy: ['site'],
          questions: 0,
        }),
      },
      searchRules: jobRules,
      createdById,
      companyId: company.id,
      categoryId,
      provinceId,
      skills: { create: skills.map((skill, position) => ({ ...skill, position })) },
    },
  });
}
