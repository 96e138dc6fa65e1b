import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { type Locale, localeNames } from '../kernel/locale.ts';
import { id, line, text } from '../kernel/text.ts';
import { maxFilledLength, messageLength, subjectLength, unknownField } from './candidate-message-fill.ts';

/** Maximum numbers of recipients: in one call, and of one company in a day; far fewer for new, unverified companies. */
export const maxRecipients = 300;
export const maxRecipientsPerDay = 1000;
/** Maximum number of a company's templates. */
export const maxTemplates = 100;

/** Text whose braces are all known placeholders, and that stays within `filled` for any recipient. */
const fillable = (field: z.ZodType<string, string>, filled: number) => {
  const canBeFilled = ({ value, issues }: z.core.ParsePayload<string>) => {
    const found = unknownField(value);
    const issue = { code: 'custom', input: value, continue: true } as const;
    if (found) issues.push({ ...issue, message: 'message_field', params: { found } });
    else if (maxFilledLength(value) > filled) issues.push({ ...issue, message: 'message_fields_most' });
  };
  return field.check(canBeFilled);
};

const subject = fillable(line(subjectLength.typed), subjectLength.filled);
const body = fillable(text(messageLength.typed), messageLength.filled);

const english = z.strictObject({
  subject: named(subject, 'subject in English', 'ប្រធានបទជាភាសាអង់គ្លេស'),
  text: named(body, 'text in English', 'អត្ថបទជាភាសាអង់គ្លេស'),
});
const khmer = z.strictObject({
  subject: named(subject, 'subject in Khmer', 'ប្រធានបទជាភាសាខ្មែរ'),
  text: named(body, 'text in Khmer', 'អត្ថបទជាភាសាខ្មែរ'),
});

/** Message in one language or both. */
const texts = {
  en: named(english, 'English', 'ភាសាអង់គ្លេស').optional(),
  km: named(khmer, 'Khmer', 'ភាសាខ្មែរ').optional(),
};
const writtenInOne = ({ en, km }: { en?: unknown; km?: unknown }) => Boolean(en || km);
const missingText = { ...always, path: ['km', 'text'], error: 'message_language' };

const ids = named(
  atMost(maxRecipients, z.array(id).min(1, { error: 'required_choice' })),
  'candidates',
  'បេក្ខជន',
);

/** Message to candidates of one's own jobs. */
export const messageBody = z.strictObject({ ids, ...texts }).refine(writtenInOne, missingText);

/** Variant for a form that shows the recipients' languages: each of them is required. */
export const messageBodyIn = (locales: readonly Locale[]) => {
  const demanded = <S extends z.ZodType>(locale: Locale, schema: S) =>
    locales.includes(locale) ? z.preprocess((given) => given ?? {}, schema) : schema.optional();
  return z.strictObject({ ids, en: demanded('en', english), km: demanded('km', khmer) });
};

/**
 * Outcome for one candidate: queued, no e-mail address, no consent yet, unsubscribed, daily limit reached, application
 * withdrawn, or not found.
 */
const messageOutcome = z.strictObject({
  _id: z.uuid(),
  outcome: z.enum(['written', 'unreachable', 'waiting', 'unwanted', 'full', 'withdrawn', 'missing']),
});
export type MessageOutcome = z.infer<typeof messageOutcome>;

/** Message that one candidate received. */
export const candidateMessage = z.strictObject({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  locale: choice(localeNames),
  subject: z.string(),
  text: z.string(),
  /** Null once the author's account is gone. */
  by: z.string().nullable(),
});
export type CandidateMessage = z.infer<typeof candidateMessage>;

const templateFields = z.strictObject({
  name: named(line(80), 'template name', 'ឈ្មោះសារគំរូ'),
  ...texts,
});
export const messageTemplateBody = templateFields.refine(writtenInOne, missingText);
const messageTemplateEdit = templateFields.extend(edited).refine(writtenInOne, missingText);

/** Subject and text of a message, as they are shown. */
export const messageText = z.strictObject({
  subject: z.string().meta({ examples: ['Your application'] }),
  text: z.string().meta({ examples: ['Thank you for writing to us.'] }),
});
export type MessageText = z.infer<typeof messageText>;

export const messageTemplate = z.strictObject({
  ...record,
  name: z.string(),
  en: messageText.nullable(),
  km: messageText.nullable(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const messageCreate = endpoint({
  method: 'POST',
  path: '/application/email',
  access: 'AppliedJob',
  summary:
    'Send an e-mail to candidates in their languages; {name}, {job} and {company} are filled in for each',
  body: messageBody,
  response: all(messageOutcome),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

/** Number of recipients left today. */
const messageDay = z.strictObject({
  most: z.int(),
  left: z.int(),
  /** True when the limit will rise: the company is still new and unverified. */
  grows: z.boolean(),
});
export type MessageDay = z.infer<typeof messageDay>;

export const messageDayGet = endpoint({
  method: 'GET',
  path: '/application/email/day',
  access: 'AppliedJob',
  summary: 'Get the number of candidates the company may still write to today',
  response: one(messageDay),
});

export const messageList = endpoint({
  method: 'GET',
  path: '/application/:id/email',
  access: 'AppliedJob',
  right: 'interview',
  summary: "List the company's e-mails to a candidate, newest first",
  response: all(candidateMessage),
});

export const messageTemplateList = endpoint({
  method: 'GET',
  path: '/application/email/template',
  access: 'AppliedJob',
  summary: "List the company's e-mail templates by name",
  response: all(messageTemplate),
});

export const messageTemplateCreate = endpoint({
  method: 'POST',
  path: '/application/email/template',
  access: 'AppliedJob',
  summary: 'Create an e-mail template for the company',
  body: messageTemplateBody,
  response: one(messageTemplate),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const messageTemplateUpdate = endpoint({
  method: 'PUT',
  path: '/application/email/template/:id',
  access: 'AppliedJob',
  summary: 'Update a template; an omitted language is cleared',
  body: messageTemplateEdit,
  response: one(messageTemplate),
  limit: 'edit',
});

export const messageTemplateDelete = endpoint({
  method: 'DELETE',
  path: '/application/email/template/:id',
  access: 'AppliedJob',
  summary: 'Delete a template',
  response: nothing,
});

/** @collected by `errors.ts`. */
export const errors = {
  'message.most_a_day': {
    status: 429,
    en: 'Your company can message {most} candidates a day. You can message {left} more today.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកអាចផ្ញើសារទៅបេក្ខជនបាន {most} នាក់ក្នុងមួយថ្ងៃ។ ថ្ងៃនេះអ្នកអាចផ្ញើបាន {left} នាក់ទៀត។',
  },
  'message.most_a_day_new': {
    status: 429,
    en: 'Your company is new and not verified yet, so it can message {most} people today. You can message {left} more. The limit rises every day, and much further once you’ve paid for an order or we’ve verified your company. Contact us if you need more now.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកទើបចុះឈ្មោះថ្មី ហើយមិនទាន់ផ្ទៀងផ្ទាត់ ដូច្នេះថ្ងៃនេះអាចផ្ញើសារទៅបាន {most} នាក់។ នៅសល់ {left} នាក់ទៀត។ ចំនួននេះកើនឡើងរាល់ថ្ងៃ ហើយកើនច្រើន ពេលអ្នកបានបង់ប្រាក់លើការបញ្ជាទិញ ឬពេលយើងបានផ្ទៀងផ្ទាត់ក្រុមហ៊ុន។ បើត្រូវការមុននោះ សូមទាក់ទងយើង។',
  },
  'message.most_to_one': {
    status: 409,
    en: 'This candidate has already received today’s limit of e-mails. Call, or write again tomorrow.',
    km: 'ថ្ងៃនេះបេក្ខជននេះបានទទួលអ៊ីមែលគ្រប់ចំនួនកំណត់ហើយ។ សូមទូរស័ព្ទទៅ ឬផ្ញើម្ដងទៀតនៅថ្ងៃស្អែក។',
  },
  'message.most_templates': {
    status: 409,
    en: 'Your company has reached the limit of {most} templates. Delete one first.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកមានសារគំរូគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមលុបមួយជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-applied/template'] as const;
