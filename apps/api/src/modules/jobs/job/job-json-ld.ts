import type { JobDetail } from '@acheep/contract/jobs/job';
import { type JobType, jobPerks } from '@acheep/contract/jobs/job-option';
import { minorUnits } from '@acheep/contract/kernel/money';
import { paths } from '@acheep/contract/paths';
import type { AskedPage } from '../../../page/page-document.ts';
import { sanitizeRichText } from '../../../rich-text.ts';

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
    ...(salaryFrom !== null && salaryFrom === salaryTo
      ? { value: amount(salaryFrom) }
      : { minValue: amount(salaryFrom), maxValue: amount(salaryTo) }),
    unitText: 'MONTH',
  };
  return { '@type': 'MonetaryAmount', currency, value };
}

/** The capital is both a town and a region; of other provinces the town is unknown. */
const capital = 'Phnom Penh';

/** The job as schema.org JobPosting, with the properties Google requires. */
export function jobJsonLd(job: JobDetail, { url, file }: Pick<AskedPage, 'url' | 'file'>): object {
  const { company, type, category, industry, province } = job;
  const texts = [job.description, job.requirements, job.benefits].map((text) => sanitizeRichText(text));
  const region = province?.name.en;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: texts.filter(Boolean).join('') || job.title,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.postCode },
    url: url(paths.job(job._id)),
    datePosted: job.postedAt ?? undefined,
    // The closing date is inclusive, in Phnom Penh.
    validThrough: job.closingDate ? `${job.closingDate}T23:59:59+07:00` : undefined,
    employmentType: type ? employmentTypes[type] : undefined,
    occupationalCategory: category?.name.en,
    industry: industry?.name.en,
    totalJobOpenings: job.vacancies ?? undefined,
    skills: job.skills.map(({ name }) => name).join(', ') || undefined,
    jobBenefits: job.perks.map((perk) => jobPerks[perk].en).join(', ') || undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.website ?? url(paths.company(company._id)),
      logo: company.logo ? file(company.logo) : undefined,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.address ?? undefined,
        addressLocality: region === capital ? region : undefined,
        addressRegion: region,
        addressCountry: 'KH',
      },
    },
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Cambodia' },
    }),
    baseSalary: baseSalary(job),
    directApply: job.open,
  };
}
