import { normalizeKhmer } from './khmer.ts';

interface Person {
  name: string;
  email: string | null;
  phone: string | null;
  /** Free text by the person. */
  text?: string | null | undefined;
}

/**
 * Searchable text of a person, which contains the `wordsOfPerson` of matching searches. A Cambodian number can be found
 * in both of its forms.
 */
export const personText = ({ name, email, phone, text }: Person): string =>
  normalizeKhmer([name, email, phone, phone?.replace(/^\+855/, '0'), text].filter(Boolean).join(' '));

/** Words of a search for a person, normalised as in `personText`. */
export const wordsOfPerson = (search: string): string[] => normalizeKhmer(search).split(' ').filter(Boolean);
