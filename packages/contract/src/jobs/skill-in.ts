import type { Locale, Localized } from '../kernel/locale.ts';

/** A skill as a job names it, with the names that the site's list has for it. */
export interface NamedSkill {
  name: string;
  names: Localized | null;
}

/** A skill in the reader's language, or as the job writes it if the list does not have it. */
export const skillIn = ({ name, names }: NamedSkill, locale: Locale) => names?.[locale] ?? name;
