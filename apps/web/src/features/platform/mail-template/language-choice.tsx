import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { choicesOf } from '../../../lib/choice.ts';

interface LanguageChoiceProps {
  label: string;
  value: Locale;
  onChange: (language: Locale) => void;
}

/** The language of the words that are shown. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={500} id={id}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        mt={4}
        data={choicesOf(localeNames)}
        value={value}
        onChange={(language) => onChange(language as Locale)}
      />
    </div>
  );
}
