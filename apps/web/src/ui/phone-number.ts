import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { currentLocale } from '../lib/locale.ts';

export type { CountryCode };

const defaultCountry: CountryCode = 'KH';

export interface Country {
  value: CountryCode;
  /** `+855` */
  code: string;
  name: string;
}

/** What countries are called. Browsers leave the names out of the languages that they do not speak themselves. */
export type CountryNames = Partial<Record<string, string>>;

/** Every country by name, the market's first. */
export function countries(given: CountryNames = {}): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const options = getCountries()
    .map((value) => ({
      value,
      code: `+${getCountryCallingCode(value)}`,
      name: given[value] ?? names.of(value) ?? value,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, currentLocale()));
  const first = options.filter(({ value }) => value === defaultCountry);
  return [...first, ...options.filter(({ value }) => value !== defaultCountry)];
}

/** How a kept number (`+85512345678`) stands in the field. */
export function readNumber(value: string): { country: CountryCode; text: string } {
  const number = parsePhoneNumberFromString(value);
  if (!number) return { country: defaultCountry, text: value };
  return { country: number.country ?? defaultCountry, text: number.formatNational() };
}

/** What was typed, as `+85512345678`; as it stands where it is no number, for the form's rule to say so. */
export function writeNumber(text: string, country: CountryCode): string {
  return parsePhoneNumberFromString(text, country)?.number ?? text.trim();
}

/** The typed number with the spaces of its country. */
export function spaced(text: string, country: CountryCode): string {
  return new AsYouType(country).input(text);
}
