import type { Locale } from '@acheep/contract/kernel/locale';
import { createContext, use } from 'react';

/** The language that a CV's texts are being written in. */
export const WritingLanguage = createContext<Locale>('en');

export function useWritingLanguage() {
  const locale = use(WritingLanguage);
  return { locale, other: locale === 'en' ? 'km' : 'en' } as const;
}
