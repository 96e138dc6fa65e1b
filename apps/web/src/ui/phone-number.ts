import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { currentLocale } from '../lib/locale.ts';

export type { CountryCode };
export const defaultCountry: CountryCode = 'KH';

/** Every country by its calling code, the market's first: `+855 Cambodia`. */
export function countryOptions(): { value: CountryCode; label: string }[] {
  const names = new Intl.DisplayNames([currentLocale()], { type: 'region' });
  const options = getCountries()
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, currentLocale()));
  const first = options.filter(({ value }) => value === defaultCountry);
  return [...first, ...options.filter(({ value }) => value !== defaultCountry)].map(({ value, name }) => ({
    value,
    label: `+${getCountryCallingCode(value)} ${name}`,
  }));
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
