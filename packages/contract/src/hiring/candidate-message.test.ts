import { describe, expect, it } from 'vitest';
import { locales } from '../kernel/locale.ts';
import { parse } from '../kernel/validation.ts';
import { messageBody, messageBodyIn, messageTemplateBody } from './candidate-message.ts';
import {
  fillIn,
  fillMessage,
  maxFilledLength,
  maxValueLength,
  messageLength,
  subjectLength,
  unknownField,
} from './candidate-message-fill.ts';
import { standardMessages } from './candidate-message-standard.ts';

const values = { name: 'Sok Dara', job: 'Cook', company: 'Mekong Trading' };
const ids = ['01900000-0000-7000-8000-000000000000'];
const faultsOf = (body: unknown, locale: 'en' | 'km' = 'en') => {
  const result = parse(messageBody, body, locale);
  return result.ok ? {} : result.errors;
};
const message = (subject: string, text: string) => ({ ids, en: { subject, text } });

describe('filling in', () => {
  it('puts each value wherever its place is, and leaves the rest as it was typed', () => {
    expect(fillIn('{name}: {job} at {company}\n\n{name}', values)).toBe(
      'Sok Dara: Cook at Mekong Trading\n\nSok Dara',
    );
    expect(fillIn('Nothing to fill in <b>&</b>', values)).toBe('Nothing to fill in <b>&</b>');
  });

  it('never fills in what a value says', () => {
    const hostile = { name: '{job} {company} {name}', job: '{name}', company: '$& $1 {{job}}' };
    expect(fillIn('{name}/{job}/{company}', hostile)).toBe('{job} {company} {name}/{name}/$& $1 {{job}}');
  });

  it('does not join what stands around a place into another', () => {
    expect(fillIn('{na{name}me}', { ...values, name: '' })).toBe('{name}');
    expect(unknownField('{na{name}me}')).toBe('{na');
  });

  it('keeps a subject in one line, whatever a name holds', () => {
    const name = 'Dara\r\nBcc: b@example.com\u2028x\u0000';
    const filled = fillMessage({ subject: 'For {name}', text: '{name}' }, { ...values, name });
    expect(filled).toEqual({ subject: 'For Dara Bcc: b@example.com x ', text: name });
  });
});

describe('the places of a message', () => {
  it.each([
    ['{salary}', '{salary}'],
    ['{Name}', '{Name}'],
    ['{ name }', '{ name }'],
    ['{{name}}', '{'],
    ['{name', '{name'],
    ['name}', '}'],
    ['{}', '{}'],
    ['{ឈ្មោះ}', '{ឈ្មោះ}'],
    ['{constructor}', '{constructor}'],
    [`{${'x'.repeat(100)}}`, `{${'x'.repeat(30)}`],
  ])('are not %s, which is said of the field that has it', (typed, found) => {
    expect(unknownField(typed)).toBe(found);
    const sentence = (field: string) =>
      `The ${field} contains ${found}, which isn’t a placeholder. Use only {name}, {job} and {company}.`;
    expect(faultsOf(message('Hello', `You get ${typed} a month`))).toEqual({
      'en.text': [sentence('text in English')],
    });
    expect(faultsOf(message(`About ${typed}`, 'Hello'))).toEqual({
      'en.subject': [sentence('subject in English')],
    });
  });

  it('are told in Khmer as well', () => {
    const body = { ids, km: { subject: 'សួស្ដី', text: '{salary}' } };
    expect(faultsOf(body, 'km')['km.text']?.[0]).toMatch(/^អត្ថបទជាភាសាខ្មែរមាន \{salary\} /);
  });

  it('never make a message longer than it may be, however long the values are', () => {
    const long = 'ក'.repeat(maxValueLength);
    const longest = { name: long, job: long, company: long };
    const { subject, text } = { subject: '{name}{job}{company}{name}', text: '{name}'.repeat(83) };
    expect(faultsOf(message(subject, text))).toEqual({});
    expect(fillIn(subject, longest).length).toBe(maxFilledLength(subject));
    expect(fillIn(subject, longest).length).toBeLessThanOrEqual(subjectLength.filled);
    expect(fillIn(text, longest).length).toBeLessThanOrEqual(messageLength.filled);
    expect(Object.keys(faultsOf(message(`${subject}{job}`, `${text}{name}`)))).toEqual([
      'en.subject',
      'en.text',
    ]);
    expect(Object.keys(faultsOf(message('x'.repeat(151), 'x'.repeat(5001))))).toEqual([
      'en.subject',
      'en.text',
    ]);
  });
});

describe('a message', () => {
  it('is whole in one language at least', () => {
    const whole = { subject: 'A', text: 'B' };
    expect(faultsOf({ ids })).toEqual({ 'km.text': ['Write the message in at least one language.'] });
    expect(faultsOf({ ids, km: whole })).toEqual({});
    expect(Object.keys(faultsOf({ ids, en: { subject: 'A' }, km: whole }))).toEqual(['en.text']);
  });

  it('has every language demanded that its form shows', () => {
    const missing = (shown: ('en' | 'km')[], body: object) => {
      const result = parse(messageBodyIn(shown), { ids, ...body }, 'en');
      return result.ok ? [] : Object.keys(result.errors);
    };
    const whole = { subject: 'A', text: 'B' };
    expect(missing(['en'], {})).toEqual(['en.subject', 'en.text']);
    expect(missing(['en', 'km'], { en: whole })).toEqual(['km.subject', 'km.text']);
    expect(missing(['km'], { km: whole })).toEqual([]);
  });
});

it.each(Object.entries(standardMessages))(
  'the standard template %s may be sent in both languages',
  (_, one) => {
    expect(parse(messageTemplateBody, { name: one.name.en, ...one.texts }, 'en').ok).toBe(true);
    for (const locale of locales) {
      expect(one.name[locale]).toBeTruthy();
      expect(/\p{Script=Khmer}/u.test(one.texts[locale].text)).toBe(locale === 'km');
      expect(one.texts[locale].subject).toContain('{job}');
    }
  },
);
