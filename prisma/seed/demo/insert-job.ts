import { traitsOf } from '@acheep/contract/jobs/job-filter';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { comparableCents } from '@acheep/contract/kernel/money';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { jobBrief, jobRules } from '@acheep/search/query/job-brief';
import { categories } from '../reference/category.ts';
import { provinces } from '../reference/province.ts';
import type { Employer } from './insert-company.ts';
import { type DemoJob, demoJobs } from './job.ts';

const millisecondsPerDay = 86_400_000;
const bySlug = (rows: { slug: string; id: string }[]) => new Map(rows.map(({ slug, id }) => [slug, id]));

async function references(prisma: PrismaClient) {
  return {
    category: bySlug(await prisma.category.findMany()),
    industry: bySlug(await prisma.industry.findMany()),
    province: bySlug(await prisma.province.findMany()),
  };
}

/** Categories whose freelance jobs are remote. */
const atHome = ['design', 'information-technology', 'translation', 'media', 'architecture'];

function jobRow(job: DemoJob, employer: Employer, now: Date): Omit<Prisma.JobCreateManyInput, 'id'> {
  const posted =
    job.status === 'draft' ? null : new Date(now.getTime() - job.postedDaysAgo * millisecondsPerDay);
  const category = categories.find(({ slug }) => slug === job.categorySlug);
  const province = provinces.find(({ slug }) => slug === job.provinceSlug);
  const { ownerId, companyId } = employer;
  const remote = job.type === 'freelance' && atHome.includes(job.categorySlug);
  const traits = traitsOf({ remote }).flatMap(({ en, km }) => [en, km]);
  return {
    createdById: ownerId,
    companyId,
    status: job.status,
    title: job.title,
    address: job.address,
    type: job.type,
    experience: job.experience,
    qualification: job.qualification,
    gender: job.gender,
    ageFrom: job.ageFrom,
    ageTo: job.ageTo,
    vacancies: job.vacancies,
    currency: job.currency,
    salaryFrom: job.salaryFrom,
    salaryTo: job.salaryTo,
    salaryRank: job.salaryTo === null ? null : comparableCents(job.salaryTo, job.currency),
    negotiable: job.negotiable,
    remote,
    languages: [...job.languages],
    applyBy: ['site'],
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    closingDate: new Date(addDays(today(now), job.closesInDays)),
    postedAt: posted,
    publishedAt: posted,
    closedAt: job.status === 'closed' ? now : null,
    createdAt: posted ?? now,
    ...searchFields({
      title: [job.title],
      tags: searchTags(category, province, ...job.skills, ...traits),
      company: searchTags(employer),
      texts: [job.description, job.requirements, job.benefits],
    }),
    brief: { ...jobBrief({ ...job, applyBy: ['site'], questions: 0 }) },
    searchRules: jobRules,
  };
}

/** Inserts the demo jobs with their skills, distributed over the employers. */
export async function insertJobs(prisma: PrismaClient, employers: Employer[]): Promise<void> {
  const now = new Date();
  const { category, industry, province } = await references(prisma);
  const jobs = [...demoJobs(now)];
  const rows = jobs.map((job) => ({
    ...jobRow(job, employers[job.companyIndex] as Employer, now),
    categoryId: category.get(job.categorySlug),
    industryId: industry.get(job.industrySlug),
    provinceId: province.get(job.provinceSlug),
  }));
  // The demo recruiter's next job, which is published by itself.
  const next = rows.find(
    ({ companyId, status }) => companyId === employers[0]?.companyId && status === 'active',
  );
  const [scheduledOn, closingDate] = [5, 35].map((days) => new Date(addDays(today(now), days)));
  const planned = { status: 'draft', scheduledOn, closingDate, postedAt: null, publishedAt: null } as const;
  const data = next ? [...rows, { ...next, ...planned }] : rows;
  const made = await prisma.job.createManyAndReturn({ data, select: { id: true } });
  await prisma.jobSkill.createMany({
    data: jobs.flatMap(({ skills }, index) =>
      skills.map((skill, position) => ({ ...skill, position, jobId: made[index]?.id ?? '' })),
    ),
  });
}
