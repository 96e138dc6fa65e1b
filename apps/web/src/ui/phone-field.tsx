import { Group, Input, type InputWrapperProps, NativeSelect, TextInput } from '@mantine/core';
import { type Ref, useEffect, useMemo, useState } from 'react';
import { currentLocale } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldId } from './field-id.ts';
import { readKhmerDigits } from './latin-input.ts';
import {
  type CountryCode,
  type CountryNames,
  countries,
  readNumber,
  spaced,
  writeNumber,
} from './phone-number.ts';

interface PhoneFieldProps
  extends Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'required' | 'withAsterisk' | 'size'> {
  /** Defaults to `fieldId(name)`. */
  id?: string;
  name: string;
  /** `+85512345678`, or the incomplete input. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Returns the countries in the page's language; in English until the Khmer names have loaded. */
function useCountries() {
  const [names, setNames] = useState<CountryNames>();
  useEffect(() => {
    if (currentLocale() === 'km') void import('./country-km.json').then((file) => setNames(file.default));
  }, []);
  return useMemo(() => countries(names), [names]);
}

/** A phone number: Cambodian ones in national format, `012 345 678`; others with their country. */
export function PhoneField({
  name,
  id = fieldId(name),
  value,
  onChange,
  onBlur,
  ref,
  ...wrapper
}: PhoneFieldProps) {
  const { t } = useTranslation('field');
  const options = useCountries();
  const [typed, setTyped] = useState(() => ({ ...readNumber(value ?? ''), sent: value ?? '' }));
  // A value that did not come from typing (a form's reset) is parsed again.
  if ((value ?? '') !== typed.sent) setTyped({ ...readNumber(value ?? ''), sent: value ?? '' });

  const change = (text: string, country: CountryCode) => {
    const foreign = text.trim().startsWith('+') && !spaced(text, country).endsWith('+');
    const sent = writeNumber(text, country);
    const next = foreign && sent.length > 8 ? readNumber(sent).country : country;
    setTyped({ text, country: next, sent });
    onChange(sent);
  };
  return (
    <Input.Wrapper {...wrapper} id={id} errorProps={{ id: `${id}-error` }}>
      <Group gap="xs" wrap="nowrap" mt={4}>
        <NativeSelect
          size={wrapper.size}
          w={wrapper.size === 'lg' ? 124 : 100}
          flex="none"
          aria-label={t('form.country')}
          // No room for the country's name; its code is enough.
          data={options.map(({ value, code, name }) => ({
            value,
            label: value === typed.country ? code : `${name} ${code}`,
          }))}
          value={typed.country}
          onChange={(event) => change(typed.text, event.currentTarget.value as CountryCode)}
        />
        <TextInput
          ref={ref}
          size={wrapper.size}
          id={id}
          name={name}
          flex={1}
          type="tel"
          autoComplete="tel-national"
          maxLength={24}
          placeholder="012 345 678"
          required={wrapper.required}
          error={Boolean(wrapper.error)}
          aria-describedby={wrapper.error ? `${id}-error` : undefined}
          value={typed.text}
          onInputCapture={readKhmerDigits}
          onChange={(event) => change(event.currentTarget.value, typed.country)}
          onBlur={() => {
            setTyped((now) => ({ ...now, ...readNumber(now.sent) }));
            onBlur?.();
          }}
        />
      </Group>
    </Input.Wrapper>
  );
}
