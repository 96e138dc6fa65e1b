import type { Locale } from '@acheep/contract/kernel/locale';
import { createContext, use } from 'react';

/** The language in which the texts of a CV are being edited. */
export const WritingLanguage = createContext<Locale>('en');

export function useWritingLanguage() {
  const locale = use(WritingLanguage);
  return { locale, other: locale === 'en' ? 'km' : 'en' } as const;
}
