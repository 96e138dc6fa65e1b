import { z } from 'zod';
import { vatTin } from '../billing/vat-tin.ts';
import { languages } from '../jobs/job-option.ts';
import { reference } from '../jobs/reference.ts';
import { atMost } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { edited, endpoint, foundPage, one, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { image, imagePath, ownImage } from '../kernel/image.ts';
import { listQuery } from '../kernel/list-query.ts';
import { id, line, richText } from '../kernel/text.ts';
import { companies, companyBenefits, companySizes } from './company-option.ts';

export const companyTextLength = 10_000;
/** Maximum number of photos on a company's page. */
export const companyPhotos = 6;

/** True for the address of a website: http or https, a host with a dot, and no user name or password. */
function isWebsite(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:\/\//i.test(text) &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === ''
  );
}

/** Company as its recruiter or trainer saves it; omitted fields are removed. */
export const companyBody = z.strictObject({
  name: named(line(120).meta({ examples: ['Mekong Trading'] }), "company's name", 'ឈ្មោះក្រុមហ៊ុន'),
  nameKm: named(line(120), 'name in Khmer', 'ឈ្មោះជាភាសាខ្មែរ').optional(),
  logo: named(imagePath, 'logo', 'ឡូហ្គោ'),
  cover: named(imagePath, 'cover picture', 'រូបគម្រប'),
  about: named(richText(companyTextLength), 'company description', 'ការពិពណ៌នាអំពីក្រុមហ៊ុន').optional(),
  industryId: named(id, 'industry', 'វិស័យ').optional(),
  size: named(choice(companySizes), 'size', 'ទំហំ').optional(),
  benefits: named(choices(companyBenefits), 'benefits', 'អត្ថប្រយោជន៍').default([]),
  languages: named(choices(languages), 'languages at work', 'ភាសានៅកន្លែងធ្វើការ').default([]),
  website: named(
    line(300)
      .refine(isWebsite, { error: 'url' })
      .meta({ examples: ['https://mekong.example'] }),
    'website',
    'គេហទំព័រ',
  ).optional(),
  address: named(line(200).meta({ examples: ['12 Norodom Boulevard, Phnom Penh'] }), 'address', 'អាសយដ្ឋាន'),
  /** As the register of companies has it; shown to the operator alone, who verifies the company by it. */
  registrationNumber: named(line(40), 'registration number', 'លេខចុះបញ្ជីពាណិជ្ជកម្ម').optional(),
  /** Of a company that is registered for VAT: it stands on its invoices, and no visitor sees it. */
  vatTin: vatTin.optional(),
  provinceId: named(id, 'province', 'រាជធានី/ខេត្ត').optional(),
  /** Previously uploaded pictures, by the `path` in the upload's response, in display order. */
  photos: named(atMost(companyPhotos, z.array(line(200)), 'max_photos'), 'photos', 'រូបថត').default([]),
});
export type CompanyBody = z.input<typeof companyBody>;

const profile = {
  ...record,
  name: z.string(),
  nameKm: z.string().nullable(),
  logo: image.nullable(),
  cover: image.nullable(),
  about: z.string().nullable(),
  industry: reference.nullable(),
  size: choice(companySizes).nullable(),
  benefits: z.array(choice(companyBenefits)),
  /** Spoken at work. */
  languages: z.array(choice(languages)),
  website: z.string().nullable(),
  address: z.string(),
  province: reference.nullable(),
  photos: z.array(image),
  /** True once the operator has checked that the company exists. */
  verified: z.boolean(),
};

/** Public page of a company. */
export const company = z.strictObject({
  ...profile,
  activity: z.strictObject({
    /** Jobs that it published within the last twelve months. */
    jobs: z.int().nonnegative(),
    /** Days within which it has answered half of the applications or more; null while too few tell. */
    answerDays: z.int().positive().nullable(),
  }),
});
export type Company = z.infer<typeof company>;

export const ownCompany = z.strictObject({
  ...profile,
  logo: ownImage.nullable(),
  cover: ownImage.nullable(),
  photos: z.array(ownImage),
  registrationNumber: z.string().nullable(),
  vatTin: z.string().nullable(),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** Company in the directory. */
export const companyCard = z.strictObject({
  ...record,
  name: z.string(),
  nameKm: z.string().nullable(),
  /** Address of the small logo. */
  logo: z.string().nullable(),
  /** Address of the small cover picture. */
  cover: z.string().nullable(),
  industry: reference.nullable(),
  province: reference.nullable(),
  size: choice(companySizes).nullable(),
  openJobs: z.int().nonnegative(),
});
export type CompanyCard = z.infer<typeof companyCard>;

export const companyList = endpoint({
  method: 'GET',
  path: '/company',
  access: 'public',
  summary: "List companies: search, filter, sort; by name in the caller's language",
  searches: 'company',
  query: listQuery(companies),
  response: foundPage(companyCard),
  limit: 'search',
});

export const ownCompanyGet = endpoint({
  method: 'GET',
  path: '/company/own',
  access: 'Company',
  right: 'any',
  summary: "Get the caller's company",
  response: one(ownCompany),
});

export const ownCompanyUpdate = endpoint({
  method: 'PUT',
  path: '/company/own',
  access: 'Company',
  summary: "Save the caller's company",
  body: companyBody.extend(edited),
  response: one(ownCompany),
  limit: 'costly',
});

export const companyGet = endpoint({
  method: 'GET',
  path: '/company/:id',
  access: 'public',
  summary: "Get a company's public page; its open jobs are in the list of jobs, by `companyId`",
  response: one(company),
});

/** @collected by `pages.ts`. */
export const pages = ['/company', '/company/:id', '/profile/company'] as const;
