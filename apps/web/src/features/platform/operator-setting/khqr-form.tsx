import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { khqrKinds } from '@acheep/contract/platform/operator-setting-option';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);

/** The Bakong account that KHQR codes pay into. */
export function KhqrForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, remove, conflict, resolve, pending } = useSettingForm('khqr', settings);
  const isMerchant = form.watch('khqr.kind') === 'merchant';
  return (
    <SettingSection
      group="khqr"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
      onRemove={settings.khqr ? () => void remove() : undefined}
    >
      <NativeSelect
        label={label('khqr.kind')}
        data={choicesOf(khqrKinds)}
        {...inputProps(form, 'khqr.kind')}
      />
      <TextInput
        label={label('khqr.accountId')}
        description={t('khqr.accountHint')}
        maxLength={32}
        withAsterisk
        {...inputProps(form, 'khqr.accountId')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={label('khqr.merchantName')}
          maxLength={25}
          withAsterisk
          {...inputProps(form, 'khqr.merchantName')}
        />
        <TextInput
          label={label('khqr.city')}
          maxLength={15}
          withAsterisk
          {...inputProps(form, 'khqr.city')}
        />
        {isMerchant && (
          <>
            <TextInput
              label={label('khqr.merchantId')}
              maxLength={32}
              withAsterisk
              {...inputProps(form, 'khqr.merchantId')}
            />
            <TextInput
              label={label('khqr.acquiringBank')}
              maxLength={32}
              withAsterisk
              {...inputProps(form, 'khqr.acquiringBank')}
            />
          </>
        )}
      </SimpleGrid>
    </SettingSection>
  );
}
