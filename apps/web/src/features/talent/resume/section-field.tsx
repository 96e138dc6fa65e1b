import type { Options } from '@acheep/contract/kernel/option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import type { SectionForm } from './text-field.tsx';

/** What the fields of each section are called. */
export const labels = {
  personal: fieldNames(resumeBodies.personal),
  objective: fieldNames(resumeBodies.objective),
  expected: fieldNames(resumeBodies.expected),
  work: fieldNames(resumeBodies.work),
  education: fieldNames(resumeBodies.education),
  skills: fieldNames(resumeBodies.skills),
  languages: fieldNames(resumeBodies.languages),
  trainings: fieldNames(resumeBodies.trainings),
  references: fieldNames(resumeBodies.references),
  attachments: fieldNames(resumeBodies.attachments),
};

interface ChoiceFieldProps {
  form: SectionForm;
  name: string;
  label: string;
  /** An option list, or choices that are made already. */
  options: Options | readonly { value: string; label: string }[];
  required?: boolean;
  /** Without an empty choice. */
  isChosen?: boolean;
}

const isList = (
  options: ChoiceFieldProps['options'],
): options is readonly { value: string; label: string }[] => Array.isArray(options);

/** One of a list, with the device's own picker. */
export function ChoiceField({ form, name, label, options, required, isChosen }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const choices = isList(options) ? options : choicesOf(options);
  return (
    <FormField form={form} name={name}>
      {({ value, ...field }) => (
        <NativeSelect
          {...field}
          value={value ?? ''}
          label={label}
          withAsterisk={required}
          data={isChosen ? choices : [{ value: '', label: t('form.choose', { ns: 'field' }) }, ...choices]}
        />
      )}
    </FormField>
  );
}

interface SpanFieldsProps {
  form: SectionForm;
  /** The path of the entry. */
  name: string;
  label: (field: string) => string;
  lastYear?: number;
}

/** From when to when, or until now. */
export function SpanFields({ form, name, label, lastYear }: SpanFieldsProps) {
  const current: boolean = useWatch({ control: form.control, name: `${name}.current` }) ?? false;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormField form={form} name={`${name}.from`}>
          {({ ref: _, ...field }) => <MonthField {...field} label={label(`${name}.from`)} />}
        </FormField>
        <FormField form={form} name={`${name}.to`}>
          {({ ref: _, ...field }) => (
            <MonthField {...field} lastYear={lastYear} disabled={current} label={label(`${name}.to`)} />
          )}
        </FormField>
      </SimpleGrid>
      <Checkbox
        label={label(`${name}.current`)}
        {...inputProps(form, `${name}.current`)}
        onChange={(event) => {
          form.setValue(`${name}.current`, event.currentTarget.checked, { shouldDirty: true });
          if (event.currentTarget.checked) form.setValue(`${name}.to`, '', { shouldDirty: true });
        }}
      />
    </>
  );
}
