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

/** Country names by code. Browsers lack the names for languages that they do not support, such as Khmer. */
export type CountryNames = Partial<Record<string, string>>;

/** Returns all countries sorted by name, Cambodia first. */
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

/** Parses a stored number (`+85512345678`) into the field's country and text. */
export function readNumber(value: string): { country: CountryCode; text: string } {
  const number = parsePhoneNumberFromString(value);
  if (!number) return { country: defaultCountry, text: value };
  return { country: number.country ?? defaultCountry, text: number.formatNational() };
}

/** Returns the input as `+85512345678`, or unchanged if it is not a number, for validation to report. */
export function writeNumber(text: string, country: CountryCode): string {
  return parsePhoneNumberFromString(text, country)?.number ?? text.trim();
}

/** Formats a partial number with the spacing of its country. */
export function spaced(text: string, country: CountryCode): string {
  return new AsYouType(country).input(text);
}
