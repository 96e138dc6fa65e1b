import { email, phone } from '@acheep/contract/kernel/text';
import { latinDigits } from './date.ts';

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

/** A text without the telephone numbers and e-mail addresses that are among these values. */
export const withoutContacts = (text: string, values: ReadonlySet<string>) =>
  latinDigits(text)
    .replace(addressPart, (part) => (emailsIn(part).some((one) => values.has(one)) ? ' ' : part))
    .replace(digits, (part) => (phonesIn(part).some((one) => values.has(one)) ? ' ' : part));

export const isContact = (text: string) =>
  emailsIn(text).length > 0 || phonesIn(text).length > 0 || /https?:|www\.|\.com/i.test(text);
