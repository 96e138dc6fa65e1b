import { normalizeKhmer } from './khmer.ts';

interface Person {
  name: string;
  email: string | null;
  phone: string | null;
  /** What they have written. */
  text?: string | null | undefined;
}

/**
 * What is said of a person, as parts of it are looked for: `wordsOfPerson` of a search are in it. A Cambodian number
 * can be found in both of its forms.
 */
export const personText = ({ name, email, phone, text }: Person): string =>
  normalizeKhmer([name, email, phone, phone?.replace(/^\+855/, '0'), text].filter(Boolean).join(' '));

/** The words of a search for a person, written as `personText` is. */
export const wordsOfPerson = (search: string): string[] => normalizeKhmer(search).split(' ').filter(Boolean);
