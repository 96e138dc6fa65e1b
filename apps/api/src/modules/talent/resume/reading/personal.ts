import { trimEnd } from '@acheep/contract/kernel/trim';
import { emailsIn, isContact, phonesIn } from './contact.ts';
import { dayIn, spanIn } from './date.ts';
import { factsIn, genderIn, placeWord } from './fact.ts';
import { type Label, labelled } from './label.ts';
import type { Line } from './line.ts';
import { headName, isName, nameOf, withoutTitle } from './name.ts';
import type { Parts } from './part.ts';
import { isProvince, provinceIn } from './province.ts';
import { isJobTitle } from './work.ts';
import { isKhmerText, type Pair, pairOf, withoutBullet, withoutShouting } from './written.ts';

/** Kind of an address, which Europass puts behind it. */
const place = / ?\((?:home|work|current|present)\)$/iu;

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
  const place = parts.findIndex(
    (part) =>
      provinceIn(part) && part.length <= 120 && !isJobTitle(part) && !/[.។]$/u.test(part) && !spanIn(part),
  );
  const [before, found] = [trimEnd(parts[place - 1] ?? '', /[\s·,]/), parts[place]];
  return found && isProvince(found) && placeWord.test(before) ? `${before}, ${found}` : found;
}

/** Personal and contact data. `province` is its English name, as the ids are not known here. */
export function personalOf(parts: Parts) {
  const lines = [...parts.top, ...parts.personal];
  const facts = new Map<Label, string[]>();
  let goesOn = false;
  for (const [at, { text }] of lines.entries()) {
    const found = factsIn(withoutBullet(text), lines[at + 1]?.text);
    for (const { label, value } of found) facts.set(label, [...(facts.get(label) ?? []), value]);
    // An address that ends in a comma continues on the next line.
    const address = facts.get('address')?.[0];
    if (found.length === 0 && goesOn && address) facts.set('address', [`${address} ${text}`]);
    goesOn = found.at(-1)?.label === 'address' && text.endsWith(',');
  }
  const first = (label: Label) => facts.get(label)?.[0];
  const text = lines.map((line) => line.text).join('\n');
  const elsewhere = Object.entries(parts)
    .filter(([part]) => part !== 'references')
    .flatMap(([, some]) => some.map((line) => line.text))
    .join('\n');

  const named = (facts.get('name') ?? []).map(withoutTitle);
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

  const live = first('address')?.replace(place, '') ?? placeOf(lines);
  const gender = first('gender') ?? '';
  const phones = phonesIn(text);
  const mails = emailsIn(text);
  return {
    name,
    title: profession && pairOf(withoutShouting(profession), 120),
    gender: genderIn(gender),
    bornOn: dayIn(first('born') ?? '') ?? undefined,
    phone: (phones.length > 0 ? phones : phonesIn(elsewhere)).slice(0, 3),
    email: (mails.length > 0 ? mails : emailsIn(elsewhere))[0],
    province: live ? (provinceIn(live) ?? undefined) : undefined,
    address:
      live && !isProvince(live)
        ? pairOf(live.replace(/^(?:ស្នាក់)?នៅ(?=ផ្ទះ|ភូមិ|ផ្លូវ|សង្កាត់)/u, ''), 200)
        : undefined,
    nationality: pairOf(first('nationality'), 60),
  };
}
