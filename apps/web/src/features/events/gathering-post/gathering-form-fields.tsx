import {
  eventTypes,
  type GatheringKind,
  gatheringBounds,
  trainingLevels,
} from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import { languages } from '@acheep/contract/jobs/job-option';
import { currencies } from '@acheep/contract/kernel/money';
import { Checkbox, Group, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  categoryQuery,
  offered,
  provinceQuery,
  recordChoices,
} from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { CoverField } from '../../../ui/cover-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { AttachmentsField } from '../../../ui/files-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { RichTextField } from '../../../ui/rich-text-editor.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { eventField, gatheringField } from './gathering-field.ts';
import type { GatheringForm } from './gathering-form-values.ts';
import { SessionsField } from './sessions-field.tsx';

export interface FieldsProps {
  form: GatheringForm;
  kind: GatheringKind;
  saved: OwnGatheringDetail | undefined;
}

export function GatheringFormBasics({ form, kind, saved }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  const { data: categories } = useQuery(categoryQuery);
  return (
    <>
      <TextInput
        label={gatheringField('title')}
        description={t(`${kind}.titleHint`)}
        maxLength={150}
        withAsterisk
        {...inputProps(form, 'title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="categoryId"
          label={gatheringField('categoryId')}
          withAsterisk
          options={recordChoices(offered(categories, form.getValues('categoryId')))}
        />
        {kind === 'training' ? (
          <ChoiceField
            form={form}
            name="level"
            label={gatheringField('level')}
            withAsterisk
            options={trainingLevels}
          />
        ) : (
          <ChoiceField
            form={form}
            name="eventType"
            label={eventField('eventType')}
            withAsterisk
            options={eventTypes}
          />
        )}
      </SimpleGrid>
      <FormField form={form} name="languages">
        {({ id, value, onChange, error }) => (
          <Checkbox.Group
            id={id}
            label={gatheringField('languages')}
            value={value ?? []}
            onChange={onChange}
            error={error}
            withAsterisk={kind === 'training'}
          >
            <Group gap="md" mt={4} mb={error ? 4 : 0}>
              {choicesOf(languages).map((choice) => (
                <Checkbox key={choice.value} {...choice} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </FormField>
      <FormField form={form} name="cover">
        {({ value, onChange, error }) => (
          <CoverField
            name="cover"
            label={gatheringField('cover')}
            description={t('form.coverHint')}
            path={value ?? ''}
            saved={saved?.cover ?? null}
            error={error}
            onChange={onChange}
          />
        )}
      </FormField>
    </>
  );
}

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
      <SwitchField form={form} name="online" label={t('form.online')} description={t('form.onlineHint')} />
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
          <ChoiceField
            form={form}
            name="provinceId"
            label={gatheringField('provinceId')}
            withAsterisk
            options={recordChoices(provinces)}
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

export function GatheringFormTexts({ form, kind }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  return (
    <>
      <RichTextField
        form={form}
        name="description"
        label={gatheringField('description')}
        description={t(`${kind}.descriptionHint`)}
        withAsterisk
      />
      {kind === 'training' ? (
        <RichTextField form={form} name="outcomes" label={gatheringField('outcomes')} />
      ) : (
        <RichTextField form={form} name="programme" label={eventField('programme')} />
      )}
      <RichTextField form={form} name="audience" label={gatheringField('audience')} />
      <AttachmentsField
        form={form}
        name="attachments"
        label={gatheringField('attachments')}
        description={t('form.attachmentsHint', { count: gatheringBounds.attachments })}
        most={gatheringBounds.attachments}
      />
    </>
  );
}

export function GatheringFormFee({ form, saved }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  const given = useWatch({ control: form.control, name: 'currency' });
  const currency = given || 'USD';
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(saved && saved.registered > 0 ? 'form.feeKept' : 'form.feeHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={gatheringField('currency')}
          data={choicesOf(currencies)}
          {...inputProps(form, 'currency')}
        />
        <FormField form={form} name="fee">
          {(field) => (
            <MoneyField
              {...field}
              currency={currency}
              label={gatheringField('fee')}
              placeholder={t('form.free')}
            />
          )}
        </FormField>
        <FormField form={form} name="earlyFee">
          {(field) => <MoneyField {...field} currency={currency} label={gatheringField('earlyFee')} />}
        </FormField>
        <FormField form={form} name="earlyUntil">
          {(field) => <DateField {...field} label={gatheringField('earlyUntil')} />}
        </FormField>
        <FormField form={form} name="seats">
          {(field) => (
            <NumberField
              {...field}
              label={gatheringField('seats')}
              placeholder={t('form.anySeats')}
              min={1}
              max={10_000}
            />
          )}
        </FormField>
        <FormField form={form} name="registerUntil">
          {(field) => <DateField {...field} label={gatheringField('registerUntil')} />}
        </FormField>
      </SimpleGrid>
      <SwitchField
        form={form}
        name="certificate"
        label={t('form.certificate')}
        description={t('form.certificateHint')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={gatheringField('contactName')}
          maxLength={80}
          autoComplete="name"
          {...inputProps(form, 'contactName')}
        />
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          label={gatheringField('contactEmail')}
          maxLength={254}
          {...inputProps(form, 'contactEmail')}
        />
        <FormField form={form} name="contactPhone">
          {(field) => <PhoneField {...field} label={gatheringField('contactPhone')} />}
        </FormField>
      </SimpleGrid>
    </>
  );
}
