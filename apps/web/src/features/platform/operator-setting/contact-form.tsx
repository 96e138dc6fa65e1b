import {
  mostContacts,
  type OperatorSettings,
  operatorSettingsBody,
} from '@acheep/contract/platform/operator-setting';
import { Button, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);

/** The support people that the contact page shows. */
export function ContactForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, conflict, resolve, pending } = useSettingForm('contacts', settings);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' });
  return (
    <SettingSection
      group="contacts"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
    >
      {fields.map(({ id }, index) => (
        <Paper
          key={id}
          withBorder
          p="md"
          role="group"
          aria-label={t('contacts.numbered', { number: index + 1 })}
        >
          <Text fw={600} size="sm" mb="xs" aria-hidden>
            {t('contacts.numbered', { number: index + 1 })}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {(['name', 'role', 'roleKm'] as const).map((name) => (
              <TextInput
                key={name}
                label={label(`contacts.${index}.${name}`)}
                lang={name === 'roleKm' ? 'km' : undefined}
                maxLength={80}
                withAsterisk
                {...inputProps(form, `contacts.${index}.${name}`)}
              />
            ))}
            <FormField form={form} name={`contacts.${index}.phone`}>
              {(field) => <PhoneField {...field} label={label(`contacts.${index}.phone`)} />}
            </FormField>
            <TextInput
              label={label(`contacts.${index}.email`)}
              type="email"
              maxLength={254}
              {...inputProps(form, `contacts.${index}.email`)}
            />
          </SimpleGrid>
          <Button
            mt="sm"
            size="sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('contacts.removeNumbered', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            {t('contacts.remove')}
          </Button>
        </Paper>
      ))}
      {fields.length < mostContacts && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ name: '', role: '', roleKm: '', phone: '', email: '' })}
        >
          {t('contacts.add')}
        </Button>
      )}
    </SettingSection>
  );
}
