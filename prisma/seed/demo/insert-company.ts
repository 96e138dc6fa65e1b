import { companyBenefits, companySizes } from '@acheep/contract/companies/company-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { demoAccounts } from './account.ts';
import { companies } from './company.ts';
import { people } from './person.ts';

const sizes = valuesOf(companySizes);
const benefits = valuesOf(companyBenefits);

/** Some of the benefits, others for each company. Every seventh tells none. */
const benefitsOf = (index: number) =>
  index % 7 === 6 ? [] : benefits.filter((_, at) => (at * 7 + index * 5) % 11 < 6);
const languagesOf = (index: number) => [
  'km',
  ...(index % 5 === 4 ? [] : ['en']),
  ...(index % 4 === 2 ? ['zh'] : []),
];

export interface Employer {
  ownerId: string;
  companyId: string;
  name: string;
  nameKm: string;
  vatTin?: string | null;
}

/** Every other one is registered for VAT; the numbers are nobody's. */
const vatTinOf = (index: number) => (index % 2 === 0 ? `K000-${String(index + 1).padStart(9, '0')}` : null);

const emailOf = (index: number) =>
  index === 0 ? demoAccounts[0].email : `recruiter${index + 1}@example.com`;

/** Makes a recruiter and a company each; the first belongs to the demo recruiter. In the order of `companies`. */
export async function insertCompanies(prisma: PrismaClient, passwordHash: string): Promise<Employer[]> {
  const industries = new Map((await prisma.industry.findMany()).map((one) => [one.slug, one]));
  const provinces = new Map((await prisma.province.findMany()).map((one) => [one.slug, one]));
  const employers: Employer[] = [];
  for (const [
    index,
    { industrySlug, provinceSlug, aboutKm: _, logo: __, ...company },
  ] of companies.entries()) {
    const industry = industries.get(industrySlug);
    const province = provinces.get(provinceSlug);
    const owner = await prisma.user.create({
      data: {
        role: 'recruiter',
        email: emailOf(index),
        name: people[index % people.length]?.name ?? 'Recruiter',
        phone: `+85512${String(340_210 + index * 1009)}`,
        passwordHash,
        activatedAt: new Date(),
        company: {
          create: {
            ...company,
            // Those that gave a number have been verified, but for some that wait.
            ...(index % 3 !== 1 && { registrationNumber: String(10_481 + index * 37).padStart(8, '0') }),
            ...(index % 3 === 0 && { verifiedAt: new Date() }),
            vatTin: vatTinOf(index),
            benefits: benefitsOf(index),
            languages: languagesOf(index),
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
      vatTin: vatTinOf(index),
    });
  }
  return employers;
}

/** Those that were made, in the order of `companies`. */
export async function findEmployers(prisma: PrismaClient): Promise<Employer[]> {
  const owners = await prisma.user.findMany({
    where: { email: { in: companies.map((_, index) => emailOf(index)) } },
    select: { id: true, email: true, company: { select: { id: true } } },
  });
  return companies.flatMap(({ name, nameKm }, index) => {
    const owner = owners.find(({ email }) => email === emailOf(index));
    const vatTin = vatTinOf(index);
    return owner?.company ? [{ ownerId: owner.id, companyId: owner.company.id, name, nameKm, vatTin }] : [];
  });
}
