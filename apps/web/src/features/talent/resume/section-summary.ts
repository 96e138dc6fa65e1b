import { textIn } from '@acheep/contract/kernel/bilingual';
import type { Options } from '@acheep/contract/kernel/option';
import { monthIn, spanIn } from '../../../entities/talent/resume/resume-month.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';

type Values = Record<string, unknown>;
type Pair = { en: string; km: string };

/** Returns a bilingual text of an entry being edited, preferably in this language. */
export function textOf(value: unknown, locale = currentLocale()): string {
  const { en = '', km = '' } = (value ?? {}) as Partial<Pair>;
  return textIn({ en: en.trim() || null, km: km.trim() || null }, locale) ?? '';
}

export const wordOf = (options: Options, value: unknown): string => {
  const words = options[String(value ?? '')];
  return words ? localized(words) : '';
};

export const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export const spanOf = ({ from, to, current }: Values): string =>
  spanIn(
    { from: String(from ?? '') || null, to: String(to ?? '') || null, current: current === true },
    currentLocale(),
  );

export const monthOf = (value: unknown): string => (value ? monthIn(String(value), currentLocale()) : '');
