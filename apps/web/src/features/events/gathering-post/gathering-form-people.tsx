import { flatErrors } from '../../../ui/error-summary.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { CompaniesField } from './companies-field.tsx';
import type { FieldsProps } from './gathering-step.ts';
import { SpeakersField } from './speakers-field.tsx';

/** Who teaches or speaks, and which companies take part. */
export function GatheringFormPeople({ form, kind, saved }: FieldsProps) {
  const errors = new Map(flatErrors(form.formState.errors).map(({ name, message }) => [name, message]));
  return (
    <>
      <FormField form={form} name="speakers">
        {({ id, value, onChange }) => (
          <SpeakersField
            id={id}
            kind={kind}
            speakers={value ?? []}
            saved={saved?.speakers ?? []}
            errors={errors}
            onChange={onChange}
          />
        )}
      </FormField>
      {kind === 'event' && (
        <FormField form={form} name="companyIds">
          {({ id, value, onChange, error }) => (
            <CompaniesField
              id={id}
              ids={value ?? []}
              saved={saved?.companies ?? []}
              error={error}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
    </>
  );
}
