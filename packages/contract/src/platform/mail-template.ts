import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { localeNames } from '../kernel/locale.ts';
import type { Options } from '../kernel/option.ts';
import { line, text } from '../kernel/text.ts';

const language = named(choice(localeNames), 'language', 'ភាសា');
const name = named(line(60).meta({ examples: ['activation'] }), 'e-mail', 'អ៊ីមែល');
const which = { name, language };

/** Words of a mail, with fields in braces; paragraphs are separated by empty lines. */
const words = {
  subject: named(line(150), 'subject', 'ប្រធានបទ'),
  text: named(text(5_000), 'text', 'អត្ថបទ'),
};

const mailTemplate = z.strictObject({
  name: z.string(),
  title: inBothLanguages,
  /** Subject with made-up names. */
  subject: z.string(),
  /** True when everyone receives it, false when readers can turn it off. */
  isNecessary: z.boolean(),
  /** True when the operator has changed its words in this language. */
  isChanged: z.boolean(),
});

const mailWords = z.strictObject({
  name: z.string(),
  language: choice(localeNames),
  subject: z.string(),
  text: z.string(),
  /** Words of the product, which saving restores. */
  original: z.strictObject({ subject: z.string(), text: z.string() }),
  isChanged: z.boolean(),
  /**
   * False when its words depend on what happened: then `{subject}` and `{text}` have to stay, and words may stand around
   * them.
   */
  isFree: z.boolean(),
  /** Fields that may be used, each with a made-up value; `{link}` and `{text}` have none. */
  fields: z.array(z.strictObject({ name: z.string(), example: z.string().nullable() })),
  /** Time of the last change; the version that an edit starts from. */
  updatedAt: z.iso.datetime(),
});
export type MailWords = z.infer<typeof mailWords>;

export const mailTemplateList = endpoint({
  method: 'GET',
  path: '/admin/mail-template',
  access: 'Admin',
  summary: "List the site's e-mails, in one language",
  query: z.strictObject({ language: language.optional() }),
  response: all(mailTemplate),
});

export const mailWordsGet = endpoint({
  method: 'GET',
  path: '/admin/mail-template/words',
  access: 'Admin',
  summary:
    "Get the words of one e-mail in one language, with its fields; by default those of the activation e-mail, in the caller's language",
  query: z.strictObject({ name: name.optional(), language: language.optional() }),
  response: one(mailWords),
});

export const mailWordsSave = endpoint({
  method: 'PUT',
  path: '/admin/mail-template/words',
  access: 'Admin',
  summary: 'Change the words of one e-mail in one language; the original words restore it',
  body: z.strictObject({ ...which, ...words, ...edited }),
  response: one(mailWords),
  limit: 'work',
});

const mailPreview = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

export const mailWordsPreview = endpoint({
  method: 'POST',
  path: '/admin/mail-template/preview',
  access: 'Admin',
  summary: 'Show an e-mail with these words as its reader sees it, with made-up names',
  body: z.strictObject({ ...which, ...words }),
  response: one(mailPreview),
  limit: 'work',
});

export const mailWordsTest = endpoint({
  method: 'POST',
  path: '/admin/mail-template/test',
  access: 'Admin',
  summary: 'Send the caller an e-mail with these words and made-up names',
  body: z.strictObject({ ...which, ...words }),
  response: nothing,
  limit: 'costly',
});

/** @collected by `audit.ts`. */
export const audited = {
  'mail.words': { en: 'Edited the text of an e-mail', km: 'កែប្រែអត្ថបទអ៊ីមែល' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = ['/admin/mail-template'] as const;
