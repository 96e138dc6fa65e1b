import { profile, profileBody } from '@acheep/contract/accounts/account';
import { companyBody, ownCompany } from '@acheep/contract/companies/company';
import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import { ownGatheringDetail } from '@acheep/contract/events/gathering-own';
import { interview, interviewBody } from '@acheep/contract/hiring/interview';
import { ownJobDetail } from '@acheep/contract/jobs/job';
import { scheduledJob } from '@acheep/contract/jobs/job-draft';
import type { FieldValues, Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import * as profileForm from './accounts/account/profile-form-values.ts';
import * as companyForm from './companies/company/company-form-values.ts';
import * as gatheringForm from './events/gathering-post/gathering-form-values.ts';
import * as interviewForm from './hiring/interview/interview-form-values.ts';
import {
  emptyJob,
  type JobFormValues,
  jobResolver,
  valuesOf as jobValues,
} from './jobs/job-post/job-form-values.ts';

const id = (end: number) => `0198f0aa-1111-7222-8333-4444555566${end}`;

const question = { required: true, several: false, options: [] };
const bounds = { minimum: 1, maximum: 50, wantedMinimum: 2, wantedMaximum: 9 };
// Every field has a value that differs from the empty form.
const job: JobFormValues = {
  title: 'Cook',
  categoryId: id(66),
  industryId: id(77),
  type: 'internship',
  vacancies: 7,
  currency: 'KHR',
  salaryFrom: 80_000_000,
  salaryTo: 90_000_000,
  negotiable: true,
  remote: true,
  provinceId: id(88),
  address: 'Street 51',
  description: '<p>Cooks.</p>',
  requirements: '<p>Hands.</p>',
  benefits: '<p>Lunch.</p>',
  perks: ['housing', 'overtime'],
  attachments: [{ originalName: 'plan.pdf', path: 'docs/plan' }],
  experience: '3-years',
  qualification: 'vocational',
  gender: 'female',
  ageFrom: 21,
  ageTo: 43,
  skills: [{ kind: 'hard', name: 'Amok' }],
  languages: ['zh', 'km'],
  questions: [
    { ...question, text: 'Do you cook?', kind: 'yes-no', wantedAnswer: 'no' },
    { ...question, ...bounds, text: 'For how long?', kind: 'number', unit: 'years' },
    {
      ...question,
      text: 'What?',
      kind: 'choice',
      several: true,
      options: [
        { name: 'Amok', fits: true },
        { name: 'Bread', fits: false },
      ],
    },
  ],
  criteria: ['Sense of taste'],
  closingDate: '2090-01-31',
  applyBy: ['email', 'phone'],
  contactName: 'Sokha',
  contactEmail: 'sokha@example.com',
  contactPhone: '+85512345678',
  scheduledOn: '2090-01-10',
};
const company: companyForm.CompanyValues = {
  name: 'Angkor Coffee',
  nameKm: 'កាហ្វេអង្គរ',
  logo: 'images/logo_l',
  cover: 'pictures/cover_l',
  about: '<p>Since 1999.</p>',
  industryId: id(77),
  size: '51-200',
  benefits: ['meals'],
  languages: ['km'],
  website: 'https://example.com',
  registrationNumber: '00012345',
  vatTin: 'K001-123456789',
  address: 'Street 1',
  provinceId: id(88),
  photos: ['pictures/shop_l'],
};
const meeting: interviewForm.InterviewValues = {
  times: [new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString()],
  minutes: 45,
  format: 'video',
  address: 'Street 271',
  link: 'https://meet.example.com/a',
  message: 'Bring your certificates.',
  interviewerIds: [id(99)],
};
// Fields of both kinds; `training` and `event` add their own.
const gathering: gatheringForm.GatheringValues = {
  ...gatheringForm.emptyGathering,
  title: 'Bookkeeping',
  categoryId: id(66),
  languages: ['km'],
  cover: 'pictures/cover_l',
  sessions: [{ day: '2090-01-31', from: '08:00', to: '11:30' }],
  online: true,
  provinceId: id(88),
  venue: 'Hotel',
  address: 'Street 51',
  link: 'https://meet.example.com/a',
  description: '<p>Books.</p>',
  audience: '<p>Shops.</p>',
  attachments: [{ originalName: 'plan.pdf', path: 'docs/plan' }],
  speakers: [{ name: 'Sokha', title: 'Head', biography: 'Since 1999.', photo: 'images/sokha_l' }],
  currency: 'KHR',
  fee: 80_000_00,
  earlyFee: 60_000_00,
  earlyUntil: '2090-01-02',
  seats: 20,
  registerUntil: '2090-01-30',
  certificate: true,
  contactName: 'Sokha',
  contactEmail: 'sokha@example.com',
  contactPhone: '+85512345678',
};
const person: profileForm.ProfileValues = {
  name: 'Dara',
  phone: '+85512345678',
  locale: 'km',
  photo: 'images/me_l',
};

interface Form {
  /** Schemas of the request body and of the record. */
  body: { shape: object };
  record: { shape: object };
  empty: FieldValues;
  full: FieldValues;
  resolver: Resolver<never, unknown, never>;
  valuesOf: (record: never) => FieldValues;
}

/** The form of trainings or events: fields of the other kind stay empty and are not sent. */
const gatheringFormOf = (
  kind: keyof typeof gatheringDraft,
  alone: Partial<gatheringForm.GatheringValues>,
): Form => ({
  body: gatheringDraft[kind],
  record: ownGatheringDetail,
  empty: gatheringForm.emptyGathering,
  full: { ...gathering, ...alone },
  resolver: gatheringForm.gatheringResolver(kind, () => 'save') as never,
  // For trainings the server sends an empty list of companies.
  valuesOf: (record: object) => gatheringForm.valuesOf({ companies: [], ...record } as never),
});

const forms: Record<string, Form> = {
  job: {
    body: scheduledJob('2090-01-01', '2090-01-10'),
    record: ownJobDetail,
    empty: emptyJob,
    full: job,
    resolver: jobResolver(() => 'publish') as never,
    valuesOf: (record: object) => jobValues({ perksConfirmed: true, ...record } as never),
  },
  company: {
    body: companyBody,
    record: ownCompany,
    empty: companyForm.valuesOf(null),
    full: company,
    resolver: companyForm.companyResolver as never,
    valuesOf: companyForm.valuesOf,
  },
  training: gatheringFormOf('training', { level: 'advanced', outcomes: '<p>Balances.</p>' }),
  event: gatheringFormOf('event', { eventType: 'talk', programme: '<p>Tea.</p>', companyIds: [id(77)] }),
  interview: {
    body: interviewBody,
    record: interview,
    empty: interviewForm.emptyInterview,
    full: meeting,
    resolver: interviewForm.interviewResolver as never,
    valuesOf: interviewForm.valuesOf,
  },
  profile: {
    body: profileBody,
    record: profile,
    empty: { name: '', phone: '', locale: 'en', photo: '' },
    full: person,
    resolver: profileForm.profileResolver as never,
    valuesOf: profileForm.valuesOf,
  },
};

const pictures = new Set(['logo', 'photo', 'cover']);

/** Returns a record with the values of `body`. */
const recordOf = (body: FieldValues, { shape }: Form['record']): FieldValues =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => {
      if (field === 'interviewerIds') return ['interviewers', value.map((_id: string) => ({ _id }))];
      if (field === 'companyIds') return ['companies', value.map((_id: string) => ({ _id }))];
      if (field === 'speakers')
        return [field, value.map((one: FieldValues) => recordOf(one, { shape: one }))];
      if (!(field in shape)) return [field.replace(/Id$/, ''), { _id: value }];
      if (field === 'photos') return [field, value.map((path: string) => ({ path }))];
      return [field, pictures.has(field) ? { path: value } : value];
    }),
  );

it.each(Object.entries(forms))(
  'the %s form sends every field, and shows each as it was sent',
  async (_, form) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { values: body, errors } = await (form.resolver as unknown as Resolver)(
      form.full,
      undefined,
      options,
    );
    expect(errors).toEqual({});
    expect(Object.keys(body).sort()).toEqual(Object.keys(form.body.shape).sort());
    const shown = form.valuesOf(recordOf(body, form.record) as never);
    expect(shown).toEqual(form.full);
    for (const field of Object.keys(body))
      expect([field, shown[field]]).not.toEqual([field, form.empty[field]]);
  },
);

/** Source code of the forms: a form value without a field would be lost. */
const sources = import.meta.glob<string>('./*/*/*-{form,page}*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sourceOf = {
  job: './jobs/job-post/job-form',
  company: './companies/company/',
  training: './events/gathering-post/gathering-form',
  event: './events/gathering-post/gathering-form',
  interview: './hiring/interview/interview-form',
  profile: './accounts/account/profile-',
};

it.each(Object.entries(sourceOf))('the %s form asks for every field', (name, start) => {
  const files = Object.entries(sources).filter(([file]) => file.startsWith(start));
  const text = files.map(([, source]) => source).join('');
  const asks = (field: string) =>
    text.includes(`name="${field}"`) ||
    text.includes(`inputProps(form, '${field}')`) ||
    new RegExp(`\\[[^\\]]*'${field}'[^\\]]*\\] as const`).test(text);
  expect(Object.keys(forms[name]?.full ?? {}).filter((field) => !asks(field))).toEqual([]);
});
