import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { renderMail } from './render-mail.ts';

const site = { name: 'អាជីព', url: (path: string) => `https://acheep.example/km${path}` };
const kinds = modules.flatMap(({ mails = [] }) => mails);
const wire = createTransport({ streamTransport: true, buffer: true });

/** User input appears in mails exactly as it was written. */
function* written(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value) for (const each of Object.values(value)) yield* written(each);
}
const ownWords = (text: string, sample: object) =>
  [...written(sample)]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, word) => (word.length > 2 ? rest.replaceAll(word, '') : rest), text)
    .replace(/https?:\S+/g, '');

const khmer = /[\u1780-\u17b3]/;
const english =
  /\b[AP]M\b|\d{4}-\d\d-\d\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/;
/** Kinds whose subject is user input. */
const wordsOfPeople = new Set(['participant-message', 'candidate-message']);

describe.each(kinds)('the mail $name to who reads Khmer', (kind) => {
  const { subject, text, html } = renderMail(kind, { locale: 'km', params: kind.sample }, site);

  it('has a Khmer subject that a phone shows the beginning of', () => {
    if (!wordsOfPeople.has(kind.name)) expect(ownWords(subject, kind.sample)).toMatch(khmer);
    expect([...ownWords(subject, kind.sample)].length).toBeLessThanOrEqual(75);
    expect(subject).not.toMatch(/[\r\n\u200b]/);
  });

  it('has no line in English', () => {
    for (const line of ownWords(text, kind.sample).split('\n'))
      if (/[a-z]{2} [a-z]/i.test(line)) expect(line).toMatch(khmer);
  });

  it('says dates, hours and numbers in Khmer words and Latin digits', () => {
    for (const said of [subject, text]) {
      expect(ownWords(said, kind.sample)).not.toMatch(english);
      expect(said).not.toMatch(/[\u17e0-\u17e9]/);
    }
  });

  it('arrives as it was written: subject, text and HTML', async () => {
    const sent = await wire.sendMail({ from: 'jobs@acheep.example', to: 'a@b.example', subject, text, html });
    const raw = String(sent.message);
    const [head = ''] = raw.split('\r\n\r\n');
    for (const line of head.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e\t]{0,78}$/);
    const read = await PostalMime.parse(raw);
    expect(read.subject).toBe(subject);
    expect(read.text?.trim()).toBe(text.trim());
    expect(read.html).toContain('<html lang="km">');
  });
});
