import { companySizes } from '@acheep/contract/companies/company-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/search-fields';
import { demoAccounts } from './account.ts';
import { companies } from './company.ts';
import { people } from './person.ts';

const sizes = valuesOf(companySizes);

export interface Employer {
  ownerId: string;
  companyId: string;
  name: string;
  nameKm: string;
}

/** Creates the companies, each with a recruiter, the first the demo recruiter; returns them in `companies` order. */
export async function insertCompanies(prisma: PrismaClient, passwordHash: string): Promise<Employer[]> {
  const industries = new Map((await prisma.industry.findMany()).map((one) => [one.slug, one]));
  const provinces = new Map((await prisma.province.findMany()).map((one) => [one.slug, one]));
  const employers: Employer[] = [];
  for (const [index, { industrySlug, provinceSlug, aboutKm: _, ...company }] of companies.entries()) {
    const industry = industries.get(industrySlug);
    const province = provinces.get(provinceSlug);
    const owner = await prisma.user.create({
      data: {
        role: 'recruiter',
        email: index === 0 ? demoAccounts[0].email : `recruiter${index + 1}@example.com`,
        name: people[index % people.length]?.name ?? 'Recruiter',
        passwordHash,
        activatedAt: new Date(),
        company: {
          create: {
            ...company,
            size: sizes[(index * 3) % sizes.length],
            industryId: industry?.id,
            provinceId: province?.id,
            ...searchFields({
              title: [company.name, company.nameKm],
              tags: searchTags(industry, province),
              texts: [company.about, company.address],
            }),
          },
        },
      },
      select: { id: true, company: { select: { id: true } } },
    });
    employers.push({
      ownerId: owner.id,
      companyId: owner.company?.id ?? '',
      name: company.name,
      nameKm: company.nameKm,
    });
  }
  return employers;
}
