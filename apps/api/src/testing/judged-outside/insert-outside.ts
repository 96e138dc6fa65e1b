import { traitsOf } from '@acheep/contract/jobs/job-filter';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { comparableCents } from '@acheep/contract/kernel/money';
import type { PrismaClient } from '@acheep/database/client';
import { insertCompanies } from '@acheep/prisma/seed/demo/insert-company';
import { insertJobs } from '@acheep/prisma/seed/demo/insert-job';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { jobRules } from '@acheep/search/query/job-brief';
import { outsideCompanies } from './employer.ts';
import { judgedJobs } from './job.ts';
import { outsideJobs } from './outside-job.ts';

/** Matches no password. */
const noPassword = 'none';

const bySlug = <Row extends { slug: string }>(rows: Row[]) => new Map(rows.map((row) => [row.slug, row]));

/** Inserts the companies with a recruiter each, and maps their names to them. */
async function insertEmployers(prisma: PrismaClient) {
  const industries = bySlug(await prisma.industry.findMany());
  const provinces = bySlug(await prisma.province.findMany());
  const employers = outsideCompanies.map(async ({ industry, province, ...names }, index) => {
    const [field, home] = [industries.get(industry), provinces.get(province)];
    const address = home?.nameEn ?? '';
    const owner = await prisma.user.create({
      data: {
        role: 'recruiter',
        email: `outside${index}@example.com`,
        name: `Sok Outside ${index}`,
        passwordHash: noPassword,
        activatedAt: new Date(),
        company: {
          create: {
            ...names,
            address,
            industryId: field?.id,
            provinceId: home?.id,
            ...searchFields({
              title: [names.name, names.nameKm],
              tags: searchTags(field, home),
              texts: [address],
            }),
          },
        },
      },
      select: { id: true, company: { select: { id: true } } },
    });
    return [
      names.name,
      { createdById: owner.id, companyId: owner.company?.id ?? '', industryId: field?.id },
    ] as const;
  });
  return new Map(await Promise.all(employers));
}

async function insertOutsideJobs(prisma: PrismaClient): Promise<string[]> {
  const employers = await insertEmployers(prisma);
  const categories = bySlug(await prisma.category.findMany());
  const provinces = bySlug(await prisma.province.findMany());
  const now = Date.now();
  const rows = outsideJobs.map((job, index) => {
    const employer = employers.get(job.company);
    const category = categories.get(job.category);
    const province = provinces.get(job.province);
    if (!employer || !category || !province) throw new RangeError(`Nobody and nowhere for ${job.title}.`);
    // Spread over three weeks, so that the newest job is of no trade in particular.
    const posted = new Date(now - ((index * 397) % 500) * 3_600_000);
    const description = `<p>${job.text.replaceAll('&', '&amp;')}</p>`;
    const traits = traitsOf(job).flatMap(({ en, km }) => [en, km]);
    return {
      ...employer,
      status: 'active' as const,
      title: job.title,
      categoryId: category.id,
      provinceId: province.id,
      type: job.type,
      experience: job.experience,
      vacancies: 1,
      currency: job.currency,
      salaryFrom: job.salaryFrom,
      salaryTo: job.salaryTo,
      salaryRank: job.salaryTo === null ? null : comparableCents(job.salaryTo, job.currency),
      negotiable: job.salaryTo === null,
      remote: job.remote,
      languages: ['km'],
      applyBy: ['site'],
      description,
      closingDate: new Date(addDays(today(), 30)),
      postedAt: posted,
      publishedAt: posted,
      createdAt: posted,
      ...searchFields({
        title: [job.title],
        tags: searchTags(category, province, ...traits),
        company: searchTags(job.employer),
        texts: [description],
      }),
      searchRules: jobRules,
    };
  });
  const made = await prisma.job.createManyAndReturn({ data: rows, select: { id: true } });
  return made.map(({ id }) => id);
}

/** Inserts all companies and jobs of the set into an empty database; the ids are in the order of `judgedJobs`. */
export async function insertOutside(prisma: PrismaClient): Promise<string[]> {
  await insertJobs(prisma, await insertCompanies(prisma, noPassword));
  const demo = await prisma.job.findMany({ select: { id: true }, orderBy: { postCode: 'asc' } });
  const outside = await insertOutsideJobs(prisma);
  const ofDemo = judgedJobs.flatMap((job) => ('demo' in job ? (demo[job.demo]?.id ?? []) : []));
  return [...ofDemo, ...outside];
}
