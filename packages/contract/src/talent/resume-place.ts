import { type Bilingual, textIn } from '../kernel/bilingual.ts';
import type { Locale, Localized } from '../kernel/locale.ts';

const normalize = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u200b]+/g, '')
    .toLowerCase();

/** Address and province on one line, the province only where the address does not name it. */
export function placeText(
  { address, province }: { address?: Bilingual | null; province: { name: Localized } | null },
  locale: Locale,
): string {
  const text = address ? (textIn(address, locale) ?? '') : '';
  const names = province ? [province.name.en, province.name.km].map(normalize) : [];
  const isNamed = names.some((name) => name !== '' && normalize(text).includes(name));
  return [text, isNamed ? null : province?.name[locale]].filter(Boolean).join(' · ');
}
