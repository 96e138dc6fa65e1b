import { email, phone } from '@acheep/contract/kernel/text';
import { dayIn, latinDigits, spanIn } from './date.ts';
import { headingOf, isDocumentName } from './heading.ts';
import { type Label, labelled } from './label.ts';
import type { Line } from './line.ts';
import type { Parts } from './part.ts';
import { isProvince, provinceIn } from './province.ts';
import { isJobTitle } from './work.ts';
import { isKhmerText, type Pair, pairOf, withoutBullet, withoutShouting } from './written.ts';

/** Possible e-mail address, or only its local part, so that each is scanned once. */
const addressPart = /[a-z0-9._%+-]+(?:@[a-z0-9.-]+)?/giu;
const address = /^[^@]+@[a-z0-9.-]+\.[a-z]{2,}/iu;
const digits = /(?:\(?\+\s?\d{1,3}\)?|\b0|\(0|\b855)[\d\s().-]{6,17}\d/gu;

/** Telephone numbers of a text in international format. */
export function phonesIn(text: string): string[] {
  const found = [
    ...latinDigits(text)
      .replace(addressPart, (part) => (part.includes('@') ? ' ' : part))
      .matchAll(digits),
  ].map(([said]) => {
    const number = said.replace(/[^\d+]/g, '');
    const full = number.startsWith('+')
      ? number
      : number.startsWith('855')
        ? `+${number}`
        : `+855${number.replace(/^0/, '')}`;
    // People write the national trunk prefix 0 after the country code.
    return phone.safeParse(full.replace(/^\+8550/, '+855'));
  });
  return [...new Set(found.flatMap((one) => (one.success ? [one.data] : [])))];
}

export const emailsIn = (text: string): string[] =>
  (text.match(addressPart) ?? []).flatMap((part) => {
    const checked = email.safeParse(address.exec(part)?.[0]);
    return checked.success ? [checked.data] : [];
  });

const male = /^(?:male|m|man|ប្រុស|បុរស)$/iu;
const female = /^(?:female|f|woman|ស្រី|ស្ត្រី|នារី)$/iu;
const words = (text: string) => text.trim().split(/\s+/).length;
const isContact = (text: string) =>
  emailsIn(text).length > 0 || phonesIn(text).length > 0 || /https?:|www\.|\.com/i.test(text);

/** True for two to five words of letters only, as in names. Khmer names may be a single word. */
function isName(text: string): boolean {
  const bare = text.replace(/^(?:mr|mrs|ms|miss|dr|លោក|លោកស្រី|កញ្ញា)\.?\s+/iu, '').trim();
  if (
    !/^[\p{L}\p{M}\s.'’\u200b-]+$/u.test(bare) ||
    bare.length > 50 ||
    headingOf(bare) ||
    isDocumentName(bare)
  )
    return false;
  if (isJobTitle(bare) || isProvince(bare)) return false;
  return isKhmerText(bare)
    ? words(bare) <= 4 && bare.length <= 30
    : words(bare) >= 2 && words(bare) <= 5 && /^\p{Lu}/u.test(bare);
}

const nameOf = (text: string): Pair => {
  const pairs = text
    .split(/[/|()]/)
    .map((one) => one.replace(/^(?:mr|mrs|ms|miss|លោក|លោកស្រី|កញ្ញា)\.?\s+/iu, '').trim())
    .filter((one) => one !== '')
    .map((one) => pairOf(withoutShouting(one, true), 80));
  return Object.assign({}, ...pairs.reverse());
};

const degreesBehind = /,\s*(?:m\.?b\.?a|ph\.?d|b\.?a|m\.?sc|b\.?sc|m\.?a|cpa|acca|md)\.?$/iu;

/** Name at the head of a CV, and the lines after it. */
function headName(top: readonly Line[]): { name: Pair; after: Line[] } | null {
  const candidates = top
    .map((line) => ({ ...line, text: line.text.replace(degreesBehind, '') }))
    .filter(
      ({ text }) =>
        !text.includes('\t') &&
        text.split(/[/|()]/).every((part) => part.trim() === '' || isName(part.trim())),
    )
    .sort((a, b) => b.size - a.size);
  const [found] = candidates;
  if (!found) return null;
  const place = top.findIndex(({ text }) => text.replace(degreesBehind, '') === found.text);
  return { name: nameOf(found.text), after: top.slice(place + 1, place + 3) };
}

/** True when the line below a name looks like a profession. */
function isProfession(text: string): boolean {
  return (
    text.length <= 70 &&
    !/[\d@,|]/.test(text) &&
    !isContact(text) &&
    !labelled(text) &&
    !provinceIn(text) &&
    isJobTitle(text)
  );
}

/** Address from unlabelled lines such as "House 21, Street 310, Phnom Penh". */
function placeOf(top: readonly Line[]): string | undefined {
  const parts = top
    .filter(({ text }) => !labelled(text) && text.length <= 160)
    .flatMap(({ text }) => text.split(/\t| [|•·] /u))
    .map((part) => withoutBullet(part).trim());
  return parts.find(
    (part) =>
      provinceIn(part) && part.length <= 120 && !isJobTitle(part) && !/[.។]$/u.test(part) && !spanIn(part),
  );
}

/** Personal and contact data. `province` is its English name, as the ids are not known here. */
export function personalOf(parts: Parts) {
  const lines = [...parts.top, ...parts.personal];
  const facts = new Map<Label, string[]>();
  for (const { text } of lines) {
    // Several facts on one line: "Sex: Male | Nationality: Khmer".
    for (const piece of [text, ...text.split(/ [|•] |\t/u)]) {
      const fact = labelled(withoutBullet(piece));
      if (fact) facts.set(fact.label, [...(facts.get(fact.label) ?? []), fact.value]);
    }
  }
  const first = (label: Label) => facts.get(label)?.[0];
  const text = lines.map((line) => line.text).join('\n');
  const elsewhere = Object.entries(parts)
    .filter(([part]) => part !== 'references')
    .flatMap(([, some]) => some.map((line) => line.text))
    .join('\n');

  const named = (facts.get('name') ?? []).map((one) => one.replace(/^(?:mr|mrs|ms|miss)\.?\s+/i, ''));
  const head = headName(parts.top);
  const name: Pair | undefined =
    named.length > 0 ? Object.assign({}, ...named.reverse().map(nameOf)) : head?.name;
  const [below, next] = head?.after ?? [];
  // A Latin name may be followed by its Khmer form, or the other way round.
  const isOther = below && name && isName(below.text) && isKhmerText(below.text) !== (name.km !== undefined);
  if (isOther && named.length === 0) Object.assign(name, nameOf(below.text));
  const profession = [below, isOther ? next : undefined]
    .flatMap((line) => (line ? [line.text.split(/\t| [|•·] /u)[0] ?? ''] : []))
    .find(isProfession);

  const live = first('address') ?? placeOf(lines);
  const gender = first('gender') ?? '';
  const phones = phonesIn(text);
  const mails = emailsIn(text);
  return {
    name,
    title: profession && pairOf(withoutShouting(profession), 120),
    gender: male.test(gender) ? ('male' as const) : female.test(gender) ? ('female' as const) : undefined,
    bornOn: dayIn(first('born') ?? '') ?? undefined,
    phone: (phones.length > 0 ? phones : phonesIn(elsewhere)).slice(0, 3),
    email: (mails.length > 0 ? mails : emailsIn(elsewhere))[0],
    province: live ? (provinceIn(live) ?? undefined) : undefined,
    address: live && !isProvince(live) ? pairOf(live, 200) : undefined,
    nationality: pairOf(first('nationality'), 60),
  };
}
