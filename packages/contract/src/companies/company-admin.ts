import { z } from 'zod';
import { accountStates } from '../accounts/admin-option.ts';
import { atMost } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { edited, endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { roles } from '../kernel/role.ts';
import { id, text } from '../kernel/text.ts';
import { companyBody, ownCompany } from './company.ts';
import { adminCompanies, companyEvidence, companyStates, mailDomains } from './company-admin-option.ts';
import { companyPaper } from './company-paper.ts';

export const correctionReasonLength = 500;
/** A company has five documents at most, and more after it was merged with others. */
const maxPapersSeen = 50;

/** Actions that the operator may take on a company in its present state. */
const companyActions = ['verify', 'unverify', 'suspend', 'restore'] as const;
export type CompanyAction = (typeof companyActions)[number];

const count = z.int().nonnegative();

/** A company in the operators' list. */
export const adminCompany = z.strictObject({
  ...record,
  name: z.string(),
  nameKm: z.string().nullable(),
  /** Address of the small logo. */
  logo: z.string().nullable(),
  state: choice(companyStates),
  /** Null while nobody owns it. */
  owner: z
    .strictObject({ _id: z.uuid(), name: z.string(), email: z.string(), phone: z.string().nullable() })
    .nullable(),
  openJobs: count,
  orders: count,
  /** Documents to verify it by. */
  papers: count,
});
export type AdminCompany = z.infer<typeof adminCompany>;

/** A company with its people and the numbers of its records. */
const adminCompanyDetail = z.strictObject({
  ...ownCompany.shape,
  state: choice(companyStates),
  verifiedAt: z.iso.datetime().nullable(),
  /** Owner first. Placeholder accounts are left out. */
  people: z.array(
    z.strictObject({
      _id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      role: choice(roles),
      state: choice(accountStates),
      isOwner: z.boolean(),
      /** Since when the person has worked for the company. */
      since: z.iso.datetime(),
    }),
  ),
  /** Documents that it sent to be verified by, oldest first. */
  papers: z.array(companyPaper),
  /** Null without a website or an owner. */
  mailDomain: choice(mailDomains).nullable(),
  counts: z.strictObject({
    jobs: count,
    openJobs: count,
    applications: count,
    orders: count,
    trainings: count,
    events: count,
    /** Full CVs opened. */
    resumeViews: count,
  }),
  /** Paid in all by currency, in minor units, without what was paid back. */
  paid: z.array(z.strictObject({ currency: choice(currencies), total: z.int() })),
  actions: z.array(z.enum(companyActions)),
});
export type AdminCompanyDetail = z.infer<typeof adminCompanyDetail>;

const whole = one(adminCompanyDetail);

export const adminCompanyList = endpoint({
  method: 'GET',
  path: '/admin/company',
  access: 'Admin',
  summary:
    "List all companies; `search` covers their names in both languages, and their people's names, e-mails and phones",
  query: listQuery(adminCompanies),
  response: page(adminCompany),
});

export const adminCompanyGet = endpoint({
  method: 'GET',
  path: '/admin/company/:id',
  access: 'Admin',
  summary: 'Get a company with its people, the numbers of its records and what it can be verified by',
  response: whole,
});

export const adminCompanyUpdate = endpoint({
  method: 'PUT',
  path: '/admin/company/:id',
  access: 'Admin',
  summary: "Correct a company's data; its owner is notified of what was changed, and why",
  body: companyBody.extend({
    correctionReason: named(text(correctionReasonLength), 'reason', 'មូលហេតុ'),
    ...edited,
  }),
  response: whole,
  limit: 'work',
});

export const adminCompanyVerify = endpoint({
  method: 'POST',
  path: '/admin/company/:id/verify',
  access: 'Admin',
  summary: 'Mark a company as verified, and by what; its owner is notified',
  body: z.strictObject({
    checked: named(choices(companyEvidence, 1), 'evidence checked', 'ព័ត៌មានដែលបានពិនិត្យ'),
    /** Documents that the operator has seen. If the company has others by now, it is not verified by them. */
    papers: named(atMost(maxPapersSeen, z.array(id)), 'documents', 'ឯកសារ').optional(),
  }),
  response: whole,
});

export const adminCompanyUnverify = endpoint({
  method: 'POST',
  path: '/admin/company/:id/unverify',
  access: 'Admin',
  summary: 'Remove the verification of a company',
  response: whole,
});

/** @collected by `audit.ts`. */
export const audited = {
  'company.verify': { en: 'Verified the company', km: 'ផ្ទៀងផ្ទាត់ក្រុមហ៊ុន' },
  'company.unverify': { en: 'Removed the company’s verification', km: 'ដកការផ្ទៀងផ្ទាត់វិញ' },
  'company.correct': { en: 'Corrected a company’s details', km: 'កែតម្រូវព័ត៌មានក្រុមហ៊ុន' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'company.state': {
    status: 409,
    en: 'The status of this company has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពក្រុមហ៊ុនបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/company', '/admin/company/:id', '/admin/company/:id/edit'] as const;
