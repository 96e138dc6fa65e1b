import type { adminArticleCreate } from '../content/article-admin.ts';
import type { applicationDecide } from '../hiring/decision.ts';
import type { BodyOf } from '../kernel/endpoint.ts';
import type { Image } from '../kernel/image.ts';
import type { PartnerGathering, PartnerGatheringDetail, PartnerJob, PartnerJobDetail } from './partner.ts';

const site = 'https://jobs.example.org';
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const pagesOf = (path: string) => ({ en: `${site}/${path}`, km: `${site}/km/${path}` });
const saved = { createdAt: '2026-11-20T02:15:00.000Z', updatedAt: '2026-11-24T03:40:00.000Z' };
const times = { ...saved, postedAt: '2026-11-20T03:00:00.000Z' };
const reference = (number: number, slug: string, en: string, km: string) => ({
  _id: idOf(number),
  slug,
  name: { en, km },
});
const filed = {
  category: reference(101, 'accounting', 'Accounting', 'គណនេយ្យ'),
  province: reference(102, 'phnom-penh', 'Phnom Penh', 'ភ្នំពេញ'),
};
const company = {
  _id: idOf(201),
  name: 'Mekong Trading',
  nameKm: 'មេគង្គ ត្រេឌីង',
  logo: `${site}/media/logo.webp`,
  url: pagesOf(`company/${idOf(201)}`),
};
const wholeCompany = {
  ...company,
  about: '<p>Imports and sells kitchen goods.</p>',
  website: 'https://mekong.example',
  address: '12 Norodom Boulevard, Phnom Penh',
};
const cover: Image = { small: `${site}/media/cover-small.webp`, image: `${site}/media/cover.webp` };
const contact = {
  contactName: 'Sok Dara',
  contactPhone: '+85512345678',
  contactEmail: 'jobs@mekong.example',
};

const job: PartnerJob = {
  _id: idOf(1),
  ...times,
  ...filed,
  postCode: '004217',
  status: 'active',
  title: 'Accountant',
  type: 'full-time',
  currency: 'USD',
  salaryFrom: 300_00,
  salaryTo: 500_00,
  negotiable: false,
  remote: false,
  closingDate: '2026-12-20',
  excerpt: 'Month-end accounts and tax returns for a trading company.',
  tradeKm: 'គណនេយ្យករ',
  perks: ['insurance'],
  highlights: ['questions'],
  company,
  url: pagesOf(`job/${idOf(1)}`),
};

const jobDetail: PartnerJobDetail = {
  ...job,
  ...contact,
  company: wholeCompany,
  industry: reference(103, 'retail', 'Retail', 'លក់រាយ'),
  vacancies: 1,
  address: '12 Norodom Boulevard',
  description: '<p>Keeps the books of the company.</p>',
  requirements: '<p>Knows the Cambodian tax forms.</p>',
  benefits: null,
  experience: '2-years',
  qualification: 'bachelor',
  gender: null,
  ageFrom: null,
  ageTo: null,
  skills: [{ kind: 'hard', name: 'QuickBooks', names: null }],
  languages: ['km', 'en'],
  applyBy: ['site', 'email', 'phone'],
  attachments: [
    {
      originalName: 'duties.pdf',
      mediaType: 'application/pdf',
      size: 48_213,
      url: `${site}/api/v1/file/abc`,
    },
  ],
  closedOn: null,
  open: true,
};

const sessions = [
  { startsAt: '2026-12-05T01:00:00.000Z', endsAt: '2026-12-05T04:30:00.000Z' },
  { startsAt: '2026-12-06T01:00:00.000Z', endsAt: '2026-12-06T04:30:00.000Z' },
] as const;

const training: PartnerGathering = {
  _id: idOf(2),
  ...times,
  ...filed,
  kind: 'training',
  status: 'active',
  title: 'Bookkeeping for beginners',
  company,
  eventType: null,
  level: 'beginner',
  languages: ['km'],
  cover,
  online: false,
  venue: 'Factory Phnom Penh',
  currency: 'USD',
  fee: 25_00,
  earlyFee: 20_00,
  earlyUntil: '2026-11-30',
  startsAt: sessions[0].startsAt,
  endsAt: sessions[1].endsAt,
  nextSession: sessions[0],
  sessionCount: sessions.length,
  seats: 30,
  seatsLeft: 12,
  registerUntil: '2026-12-04',
  certificate: true,
  url: pagesOf(`training/${idOf(2)}`),
};

const event: PartnerGathering = {
  ...training,
  _id: idOf(3),
  kind: 'event',
  title: 'Job fair',
  eventType: 'job-fair',
  level: null,
  fee: null,
  earlyFee: null,
  earlyUntil: null,
  seats: null,
  seatsLeft: null,
  registerUntil: null,
  certificate: false,
  url: pagesOf(`event/${idOf(3)}`),
};

const whole = ({ nextSession: _, ...gathering }: PartnerGathering): PartnerGatheringDetail => ({
  ...gathering,
  ...contact,
  company: wholeCompany,
  description: '<p>How to keep the books of a small company.</p>',
  outcomes: '<p>Ledgers, invoices, and the monthly tax forms.</p>',
  audience: '<p>Owners of small shops.</p>',
  programme: null,
  address: '12 Norodom Boulevard',
  sessions: [...sessions],
  speakers: [{ name: 'Chan Sophea', title: 'Tax adviser', biography: null, photo: cover }],
  companies: gathering.kind === 'event' ? [company] : [],
  attachments: [],
});

const meta = { total: 1, per_page: 10, current_page: 1 };

const rejected = {
  status: 'rejected',
  rejection: 'experience',
  notice: 'morning',
} satisfies Partial<BodyOf<typeof applicationDecide>>;

const article: BodyOf<typeof adminArticleCreate> = {
  kind: 'prakas',
  title: { en: 'Prakas on the payment of wages', km: 'ប្រកាសស្ដីពីការបើកប្រាក់ឈ្នួល' },
  body: { en: '<p>Wages are paid twice a month.</p>', km: '<p>ប្រាក់ឈ្នួលត្រូវបើកពីរដងក្នុងមួយខែ។</p>' },
  topic: 'pay',
  number: '442/18',
  ministry: 'labour',
  signedOn: '2018-09-21',
  effectiveOn: '2019-01-01',
  legalStatus: 'in_force',
};

interface Sample {
  body?: unknown;
  response?: unknown;
}

/** Samples of bodies and responses in the API's description, by endpoint; the records are those of the factories. */
export const apiSamples: Readonly<Record<string, Sample>> = {
  'POST /job-alert': {
    body: {
      name: 'Accountants',
      frequency: 'daily',
      criteria: { search: 'accountant', type: ['full-time'] },
    },
  },
  // Fields that exclude each other, of which no example by itself tells.
  'PUT /application/:id/status-at-company': {
    body: { ...rejected, reason: 'The place is filled.', notifyReason: true, updatedAt: saved.updatedAt },
  },
  'PUT /application/status-at-company': { body: { ids: [idOf(301), idOf(302)], ...rejected } },
  'PUT /admin/screening/application/:id/status': { body: { ...rejected, updatedAt: saved.updatedAt } },
  'POST /admin/article': { body: { ...article, publish: true } },
  'PUT /admin/article/:id': { body: { ...article, updatedAt: saved.updatedAt } },
  'GET /partner/job': { response: { data: [job], meta } },
  'GET /partner/job/:id': { response: { data: jobDetail } },
  'GET /partner/training': { response: { data: [training], meta } },
  'GET /partner/training/:id': { response: { data: whole(training) } },
  'GET /partner/event': { response: { data: [event], meta } },
  'GET /partner/event/:id': { response: { data: whole(event) } },
};
