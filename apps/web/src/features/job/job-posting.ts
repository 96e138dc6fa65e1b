import type { JobDetail } from '@acheep/contract/job';
import type { JobType } from '@acheep/contract/job-option';
import { minorUnits } from '@acheep/contract/money';

const employmentTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

const amount = (minor: number | null) => (minor === null ? undefined : minor / minorUnits);

function baseSalary({ salaryFrom, salaryTo, currency }: JobDetail) {
  if (salaryFrom === null && salaryTo === null) return undefined;
  const value = {
    '@type': 'QuantitativeValue',
    minValue: amount(salaryFrom),
    maxValue: amount(salaryTo),
    unitText: 'MONTH',
  };
  return { '@type': 'MonetaryAmount', currency, value };
}

/** The job as search engines read it (schema.org JobPosting). */
export function jobPosting(job: JobDetail): string {
  const { company, type, category, industry, province } = job;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements, job.benefits].filter(Boolean).join(''),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.postCode },
    datePosted: job.postedAt,
    // The closing date is inclusive, in Phnom Penh.
    validThrough: job.closingDate ? `${job.closingDate}T23:59:59+07:00` : undefined,
    employmentType: type ? employmentTypes[type] : undefined,
    occupationalCategory: category?.name.en,
    industry: industry?.name.en,
    totalJobOpenings: job.vacancies ?? undefined,
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: company.website ?? undefined },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.address ?? undefined,
        addressRegion: province?.name.en,
        addressCountry: 'KH',
      },
    },
    baseSalary: baseSalary(job),
    directApply: job.open,
  });
}
