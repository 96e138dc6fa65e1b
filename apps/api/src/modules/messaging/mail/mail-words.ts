import type { Locale } from '@acheep/contract/kernel/locale';
import type { FieldFault } from '@acheep/contract/kernel/validation';
import type { MailKind, Site } from './mail-kind.ts';
import { type MailText, mailText } from './mail-text.ts';

/** An operator's words for a mail: subject and paragraphs with fields in braces. Greeting and footer stay. */
export interface MailWords {
  subject: string;
  text: string;
}

const field = /\{([^{}]{0,60})\}/g;
const namesIn = (text: string) => [...text.matchAll(field)].map(([, name = '']) => name);
const link = '{link}';

/** False for parameters that are no words: secrets, ids, and times, which each mail writes in its own way. */
const isWord = ([name, value]: [string, unknown]) =>
  (typeof value === 'number' ||
    (typeof value === 'string' && !/^[\da-f]{8}-|^\d{4}-\d\d-\d\d/.test(value))) &&
  !/^(?:token|code|key)$|Id$/.test(name);

type Kind = MailKind<object>;

/**
 * The fields of a mail with made-up values: the site's name, and in a free one the parameters that stand in its words as
 * they are. Others change what strangers typed, so that it makes no links, which a field would undo.
 */
export function wordFields(kind: Kind, locale: Locale, site: Site): Map<string, string> {
  if (!kind.isFree) return new Map([['site', site.name]]);
  const { subject, paragraphs } = mailText(kind, locale, kind.sample, site);
  const text = [subject, ...paragraphs].join('\n');
  const words = Object.entries(kind.sample)
    .filter(isWord)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return new Map([['site', site.name], ...words.filter(([, value]) => value && text.includes(value))]);
}

/** The words of the product with fields in place of made-up values, where they never depend on what happened. */
export function originalWords(kind: Kind, locale: Locale, site: Site): MailWords {
  const end = mailText(kind, locale, kind.sample, site).action ? `\n\n${link}` : '';
  if (!kind.isFree) return { subject: '{subject}', text: `{text}${end}` };
  const inBraces = [...wordFields(kind, locale, site).keys()].map((name) => [name, `{${name}}`]);
  const marked = { ...kind.sample, ...Object.fromEntries(inBraces) };
  const { subject, paragraphs } = mailText(kind, locale, marked, { ...site, name: '{site}' });
  return { subject, text: `${paragraphs.join('\n\n')}${end}` };
}

/** Faults of an operator's words, by field: an unknown field, or something that has to be in them and is not. */
export function wordFaults(kind: Kind, locale: Locale, site: Site, { subject, text }: MailWords) {
  const own = [...wordFields(kind, locale, site).keys()];
  const hasLink = mailText(kind, locale, kind.sample, site).action !== undefined;
  const may = { subject: [...own, 'subject'], text: [...own, 'text', ...(hasLink ? ['link'] : [])] };
  const unknown = (words: string, known: readonly string[]): FieldFault | undefined => {
    const name = namesIn(words).find((one) => !known.includes(one));
    // Those that the form offers.
    const fields = known
      .filter((one) => !kind.isFree || (one !== 'subject' && one !== 'text'))
      .map((one) => `{${one}}`)
      .join(', ');
    return name === undefined ? undefined : { key: 'mail_field', params: { field: `{${name}}`, fields } };
  };
  const missing = (words: string, name: string): FieldFault | undefined =>
    kind.isFree || namesIn(words).includes(name)
      ? undefined
      : { key: 'mail_words_missing', params: { field: `{${name}}` } };
  const links = namesIn(text).filter((name) => name === 'link').length;
  const faults = {
    subject: unknown(subject, may.subject) ?? missing(subject, 'subject'),
    text:
      unknown(text, may.text) ??
      missing(text, 'text') ??
      (hasLink && links !== 1 ? ({ key: 'mail_link', params: { field: link } } as FieldFault) : undefined),
  };
  return Object.fromEntries(
    Object.entries(faults).filter((one): one is [string, FieldFault] => one[1] !== undefined),
  );
}

/**
 * Puts an operator's words into a mail. A field that is empty for this reader, or that this version does not know, would
 * leave a gap: such a mail goes out in the product's words.
 */
export function inWordsOf(
  { subject, text }: MailWords,
  original: MailText,
  params: object,
  site: Site,
): MailText {
  const values: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(params).filter(isWord)),
    site: site.name,
    subject: original.subject,
    text: original.paragraphs.join('\n\n'),
  };
  const isKnown = (name: string) => name === 'link' || !['', undefined].includes(values[name] as string);
  if (![...namesIn(subject), ...namesIn(text)].every(isKnown)) return original;
  const filled = (words: string) => words.replace(field, (_, name: string) => String(values[name]));
  const paragraphsOf = (part: string) =>
    part
      .split(/\n{2,}/)
      .map((one) => one.trim())
      .filter(Boolean)
      .flatMap((one) => (one === '{text}' ? original.paragraphs : [filled(one)]));
  const [before = '', after = ''] = text.split(link);
  return {
    ...original,
    subject: filled(subject),
    paragraphs: paragraphsOf(before),
    afterAction: paragraphsOf(after),
  };
}
