import { genders } from '@acheep/contract/jobs/job-option';
import { paths } from '@acheep/contract/paths';
import { resumePhones } from '@acheep/contract/talent/resume-part';
import { Anchor, Button, SimpleGrid, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { provinceQuery, recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { labels } from './section-field.tsx';
import { type SectionForm, TextField } from './text-field.tsx';

const label = labels.personal;

export function PersonalFields({ form }: { form: SectionForm }) {
  const { t } = useTranslation('resume');
  const { data: provinces = [] } = useQuery(provinceQuery);
  const phones: string[] = useWatch({ control: form.control, name: 'phone' }) ?? [];
  const shown = phones.length === 0 ? [''] : phones;
  return (
    <>
      <TextField form={form} name="name" label={label('name')} maxLength={80} />
      <TextField
        form={form}
        name="title"
        label={label('title')}
        placeholder={t('hint.title')}
        maxLength={120}
      />
      {shown.map((_, place) => (
        // Telephone numbers are only distinguished by their index.
        <FormField key={place} form={form} name={`phone.${place}`}>
          {(field) => (
            <PhoneField
              {...field}
              label={place === 0 ? t('phone') : t('phoneNumbered', { number: place + 1 })}
            />
          )}
        </FormField>
      ))}
      {phones.filter(Boolean).length === shown.length && shown.length < resumePhones && (
        <Button
          variant="subtle"
          w="fit-content"
          px="xs"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => form.setValue('phone', [...phones, ''])}
        >
          {t('addPhone')}
        </Button>
      )}
      <TextInput
        label={label('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...inputProps(form, 'email')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField form={form} name="gender" label={label('gender')} options={genders} />
        <DateField
          label={label('bornOn')}
          autoComplete="bday"
          description={t('hint.bornOn')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...inputProps(form, 'bornOn')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="provinceId"
          label={label('provinceId')}
          options={recordChoices(provinces)}
        />
        <TextField form={form} name="nationality" label={label('nationality')} maxLength={60} />
      </SimpleGrid>
      <TextField form={form} name="address" label={label('address')} maxLength={200} />
      <div>
        <SwitchField form={form} name="showPhoto" label={t('showPhoto')} />
        <Anchor component={Link} to={paths.profile()} size="sm">
          {t('changePhoto')}
        </Anchor>
      </div>
    </>
  );
}
