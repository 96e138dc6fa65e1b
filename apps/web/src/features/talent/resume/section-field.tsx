import { resumeBodies } from '@acheep/contract/talent/resume-part';
import { Checkbox, SimpleGrid } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { fieldNames } from '../../../lib/field-name.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import type { SectionForm } from './text-field.tsx';

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

interface SpanFieldsProps {
  form: SectionForm;
  /** Path of the entry. */
  name: string;
  label: (field: string) => string;
  lastYear?: number;
}

/** A range of months, or one that is still open. */
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
