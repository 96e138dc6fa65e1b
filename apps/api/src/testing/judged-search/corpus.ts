import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { jobRules } from '@acheep/search/query/job-brief';
import { listed, rowsOf } from '../tsv.ts';

/** Job that queries are judged against. */
export interface CorpusJob {
  /** Role of the work, by which it is graded. */
  role: string;
  category: string;
  province: string;
  title: string;
  text: string;
}

/** Invented jobs: each title with its province, and the text of its language. */
export const corpus: readonly CorpusJob[] = rowsOf(new URL('./corpus.tsv', import.meta.url)).flatMap(
  ([role = '', category = '', inEnglish, inKhmer, english = '', khmer = '']) =>
    [[inEnglish, english] as const, [inKhmer, khmer] as const].flatMap(([titles, text]) =>
      listed(titles).map((titled) => {
        const [title = '', province = ''] = titled.split(' @');
        return { role, category, province, title, text };
      }),
    ),
);

const hour = 3_600_000;
/** Prime, so that the order of dates is unrelated to that of the list. */
const stride = 89;

/** Inserts the jobs, under the recruiter of a company with a neutral name; returns their ids in `corpus` order. */
export async function insertCorpus(
  prisma: PrismaClient,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<string[]> {
  const [categories, provinces, company] = await Promise.all([
    prisma.category.findMany(),
    prisma.province.findMany(),
    prisma.company.findUniqueOrThrow({ where: { id: companyId } }),
  ]);
  const now = Date.now();
  const made = await prisma.job.createManyAndReturn({
    select: { id: true },
    data: corpus.map(({ title, text, ...filed }, at) => {
      const category = categories.find(({ slug }) => slug === filed.category);
      const province = provinces.find(({ slug }) => slug === filed.province);
      if (!category || !province) throw new Error(`${title}: no such category or province`);
      const description = `<p>${text}</p>`;
      const posted = new Date(now - (((at * stride) % corpus.length) + 1) * hour);
      return {
        createdById: userId,
        companyId,
        status: 'active',
        title,
        type: 'full-time',
        experience: '2-years',
        vacancies: 1,
        languages: ['km'],
        applyBy: ['site'],
        closingDate: new Date(addDays(today(), 30)),
        postedAt: posted,
        publishedAt: posted,
        announcedAt: posted,
        description,
        categoryId: category.id,
        provinceId: province.id,
        ...searchFields({
          title: [title],
          tags: searchTags(category, province),
          company: searchTags(company),
          texts: [description],
        }),
        searchRules: jobRules,
      };
    }),
  });
  return made.map(({ id }) => id);
}
