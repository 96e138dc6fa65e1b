import { currencies } from '@acheep/contract/kernel/money';
import {
  mostBanks,
  type OperatorSettings,
  operatorSettingsBody,
} from '@acheep/contract/platform/operator-setting';
import { Button, NativeSelect, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);

/** The bank accounts that orders name. */
export function BankForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, conflict, resolve, pending } = useSettingForm('banks', settings);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'banks' });
  return (
    <SettingSection
      group="banks"
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
          aria-label={t('banks.numbered', { number: index + 1 })}
        >
          <Text fw={600} size="sm" mb="xs" aria-hidden>
            {t('banks.numbered', { number: index + 1 })}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {(['bank', 'accountName', 'accountNumber'] as const).map((name) => (
              <TextInput
                key={name}
                label={label(`banks.${index}.${name}`)}
                maxLength={name === 'accountNumber' ? 40 : 80}
                withAsterisk
                {...inputProps(form, `banks.${index}.${name}`)}
              />
            ))}
            <NativeSelect
              label={label(`banks.${index}.currency`)}
              data={choicesOf(currencies)}
              {...inputProps(form, `banks.${index}.currency`)}
            />
          </SimpleGrid>
          <Button
            mt="sm"
            size="sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('banks.removeNumbered', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            {t('banks.remove')}
          </Button>
        </Paper>
      ))}
      {fields.length < mostBanks && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ bank: '', accountName: '', accountNumber: '', currency: 'USD' })}
        >
          {t('banks.add')}
        </Button>
      )}
    </SettingSection>
  );
}
