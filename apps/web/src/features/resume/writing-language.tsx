import { type Locale, locales } from '@acheep/contract/locale';
import { SegmentedControl } from '@mantine/core';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** The language that a CV's texts are being written in. */
export const WritingLanguage = createContext<Locale>('en');

export function useWritingLanguage() {
  const locale = use(WritingLanguage);
  return { locale, other: locale === 'en' ? 'km' : 'en' } as const;
}

interface WritingSwitchProps {
  label: string;
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** Which of the two languages of a CV. */
export function LocaleSwitch({ label, value, onChange }: WritingSwitchProps) {
  const { t } = useTranslation('resume');
  const data = locales.map((locale) => ({ value: locale, label: t(`language.${locale}`) }));
  return <SegmentedControl aria-label={label} data={data} value={value} onChange={onChange} />;
}
