import { Textarea, TextInput } from '@mantine/core';
import { type FieldValues, get, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { useWritingLanguage } from './writing-language.tsx';

export type SectionForm = UseFormReturn<FieldValues>;

interface TextFieldProps {
  form: SectionForm;
  name: string;
  label: string;
  placeholder?: string;
  maxLength: number;
  required?: boolean;
  /** Minimum number of lines; a single-line input if omitted. */
  rows?: number;
}

/** A text of a CV in the language being edited, with the other language's text below. */
export function TextField({ form, name, label, required, rows, ...props }: TextFieldProps) {
  const { t } = useTranslation('resume');
  const { locale, other } = useWritingLanguage();
  const elsewhere: string = useWatch({ control: form.control, name: `${name}.${other}` }) ?? '';
  const { errors } = useFormState({ control: form.control });
  const error: { message?: string } | undefined =
    get(errors, `${name}.${locale}`) ?? get(errors, `${name}.${other}`) ?? get(errors, name);
  const input = {
    ...props,
    id: fieldId(name),
    label,
    lang: locale,
    withAsterisk: required,
    error: error?.message,
    description: elsewhere && (
      <span lang={other}>{`${t(`language.${other}`)}: ${shortened(elsewhere)}`}</span>
    ),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as [
      'label',
      'input',
      'description',
      'error',
    ],
    ...form.register(`${name}.${locale}`),
  };
  // Remounts on a language change, so that an input is never registered under two names.
  return rows ? (
    <Textarea key={locale} autosize minRows={rows} maxRows={14} {...input} />
  ) : (
    <TextInput key={locale} {...input} />
  );
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
