import { z } from 'zod';
import { serviceEffects } from '../billing/service-option.ts';
import { requestOfEnquiry } from '../billing/service-request.ts';
import { always, typed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { isLinkFree } from '../kernel/link-free.ts';
import { listQuery } from '../kernel/list-query.ts';
import { locales } from '../kernel/locale.ts';
import type { Options } from '../kernel/option.ts';
import { email, id, line, phone, text } from '../kernel/text.ts';
import { adminEnquiries, enquiryKinds, enquiryStatuses } from './enquiry-option.ts';

export const enquiryLength = 3000;
/** Maximum number of links in a message: one's own site and one more. Spam has many. */
const maxLinks = 2;
/** Minimum seconds to read and fill in the form; anything faster is a bot. */
export const minSeconds = 3;
/** Hours for which an opened form stays valid. */
export const formHours = 24;
/** Days for which handled enquiries are stored. */
export const doneDays = 365;

const hasFewLinks = (message: string) => (message.match(/\w:\/\/|\bwww\./gi)?.length ?? 0) <= maxLinks;

const noLinks = (max: number) => line(max).refine(isLinkFree, { error: 'no_links' });

export const enquiryNew = z
  .strictObject({
    kind: named(choice(enquiryKinds), 'type', 'ប្រភេទ'),
    serviceId: named(id, 'service', 'សេវាកម្ម').optional(),
    name: named(noLinks(120), 'name', 'ឈ្មោះ'),
    email,
    phone: phone.nullish(),
    subject: named(noLinks(150), 'subject', 'ប្រធានបទ').optional(),
    message: named(
      text(enquiryLength).refine(hasFewLinks, {
        error: 'links_most',
        params: { most: maxLinks },
      }),
      'message',
      'សារ',
    ),
    /** Token of the opened form, valid once. */
    form: named(typed(200), 'form', 'ទម្រង់'),
  })
  .refine(({ kind, serviceId }) => kind !== 'service' || serviceId !== undefined, {
    path: ['serviceId'],
    error: 'required_choice',
    ...always,
  })
  .refine(({ kind, subject }) => kind !== 'contact' || subject !== undefined, {
    path: ['subject'],
    error: 'required',
    ...always,
  });

export const enquiryForm = endpoint({
  method: 'GET',
  path: '/enquiry/form',
  access: 'public',
  summary: 'Get a token for the contact form, which contains the time of opening',
  response: one(z.strictObject({ form: z.string() })),
  limit: 'visit',
});

export const enquiryCreate = endpoint({
  method: 'POST',
  path: '/enquiry',
  access: 'public',
  summary:
    'Send an enquiry to the operator, about a service or anything else. Sending the same form twice creates one enquiry',
  body: enquiryNew,
  response: nothing,
  status: 201,
  limit: 'enquiry',
});

/** @collected by the description of the API. */
export const adminEnquiry = z.strictObject({
  ...record,
  kind: choice(enquiryKinds),
  status: choice(enquiryStatuses),
  /** Null once the service is gone; its title stays as the subject. */
  service: z
    .strictObject({
      _id: z.uuid(),
      title: z.string(),
      titleKm: z.string(),
      effect: choice(serviceEffects).nullable(),
      amount: z.int().positive().nullable(),
    })
    .nullable(),
  /** Service request, where a company made one. */
  request: requestOfEnquiry.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  /** Language of the enquiry and of the answers. */
  locale: z.enum(locales),
  note: z.string().nullable(),
  /** Oldest first. */
  answers: z.array(
    z.strictObject({
      _id: z.uuid(),
      text: z.string(),
      createdAt: z.iso.datetime(),
      author: z.string().nullable(),
    }),
  ),
});
export type AdminEnquiry = z.infer<typeof adminEnquiry>;

export const adminEnquiryList = endpoint({
  method: 'GET',
  path: '/admin/enquiry',
  access: 'Admin',
  summary: 'List enquiries; `search` covers their senders and texts',
  query: listQuery(adminEnquiries),
  response: page(adminEnquiry),
});

export const enquiryEdit = z.strictObject({
  status: named(choice(enquiryStatuses), 'status', 'ស្ថានភាព'),
  /** Visible to the operator's staff only. */
  note: named(text(1000), 'note', 'កំណត់ចំណាំ').nullish(),
  ...edited,
});

export const adminEnquiryUpdate = endpoint({
  method: 'PUT',
  path: '/admin/enquiry/:id',
  access: 'Admin',
  summary: 'Mark an enquiry as done or open, and save a note on it',
  body: enquiryEdit,
  response: one(adminEnquiry),
  limit: 'work',
});

export const enquiryAnswer = z.strictObject({ text: named(text(enquiryLength), 'answer', 'ចម្លើយ') });

export const adminEnquiryAnswer = endpoint({
  method: 'POST',
  path: '/admin/enquiry/:id/answer',
  access: 'Admin',
  summary: 'Answer an enquiry by e-mail, which marks it as done',
  body: enquiryAnswer,
  response: nothing,
  status: 201,
  idempotent: true,
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'enquiry.edit': { en: 'Edited an enquiry', km: 'កែប្រែការសាកសួរ' },
  'enquiry.carry_out': { en: 'Fulfilled a service request', km: 'អនុវត្តសំណើសេវាកម្ម' },
  'enquiry.take_down': { en: 'Removed a logo from the home page', km: 'ដកឡូហ្គោចេញពីទំព័រដើម' },
  'enquiry.answer': { en: 'Answered an enquiry', km: 'ឆ្លើយការសាកសួរ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'enquiry.form': {
    status: 400,
    en: 'This form has been open too long. Press the button again.',
    km: 'ទម្រង់នេះបើកទុកយូរពេកហើយ។ សូមចុចប៊ូតុងម្ដងទៀត។',
  },
  'enquiry.too_fast': {
    status: 409,
    en: 'That was too fast. Wait a few seconds and try again.',
    km: 'លឿនពេកហើយ។ សូមរង់ចាំពីរបីវិនាទី រួចព្យាយាមម្ដងទៀត។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/contact', '/admin/enquiry'] as const;
