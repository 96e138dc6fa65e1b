import { type Locale, locales } from '@acheep/contract/kernel/locale';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';

interface LocaleSwitchProps {
  label: string;
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** Switches between the two languages of a CV. */
export function LocaleSwitch({ label, value, onChange }: LocaleSwitchProps) {
  const { t } = useTranslation('resume');
  const data = locales.map((locale) => ({ value: locale, label: t(`language.${locale}`) }));
  return <SegmentedControl aria-label={label} data={data} value={value} onChange={onChange} />;
}
