import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { gatheringField } from './gathering-field.ts';
import { GatheringSelect, records } from './gathering-form-select.tsx';
import type { FieldsProps } from './gathering-step.ts';
import { SessionsField } from './sessions-field.tsx';

/** When it takes place, and where. */
export function GatheringFormTime({ form }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  const { data: provinces } = useQuery(provinceQuery);
  const online = useWatch({ control: form.control, name: 'online' });
  const errors = new Map(flatErrors(form.formState.errors).map(({ name, message }) => [name, message]));
  return (
    <>
      <FormField form={form} name="sessions">
        {({ id, value, onChange }) => (
          <SessionsField id={id} sessions={value ?? []} onChange={onChange} errors={errors} />
        )}
      </FormField>
      <Switch label={t('form.online')} description={t('form.onlineHint')} {...inputProps(form, 'online')} />
      {online ? (
        <TextInput
          label={gatheringField('link')}
          description={t('form.linkHint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          withAsterisk
          {...inputProps(form, 'link')}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <GatheringSelect
            form={form}
            name="provinceId"
            label={gatheringField('provinceId')}
            options={records(provinces)}
          />
          <TextInput
            label={gatheringField('venue')}
            placeholder={t('form.venueHint')}
            maxLength={150}
            withAsterisk
            {...inputProps(form, 'venue')}
          />
          <TextInput
            label={gatheringField('address')}
            placeholder={t('form.addressHint')}
            maxLength={200}
            {...inputProps(form, 'address')}
          />
        </SimpleGrid>
      )}
    </>
  );
}
