import { jobHolds } from '@acheep/contract/jobs/job-moderation-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { mostMeritDays } from '@acheep/contract/platform/operator-setting';
import { Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { type FieldsProps, label } from './setting-form.tsx';

export function ApplyingFields({ form }: FieldsProps<'applying'>) {
  const { t } = useTranslation('operator-setting');
  return (
    <Stack>
      <SwitchField
        form={form}
        name="applying.easy"
        label={t('applying.easy')}
        description={t('applying.easyHint')}
      />
      {form.watch('applying.easy') && (
        <SwitchField
          form={form}
          name="applying.seekersOnly"
          label={t('applying.seekersOnly')}
          description={t('applying.seekersOnlyHint')}
        />
      )}
    </Stack>
  );
}

export function ModerationFields({ form }: FieldsProps<'moderation'>) {
  const { t } = useTranslation('operator-setting');
  return (
    <Stack>
      <FormField form={form} name="moderation.jobs">
        {({ id, name, value, onChange, error }) => (
          <Radio.Group
            id={id}
            name={name}
            value={value}
            onChange={onChange}
            error={error}
            label={t('moderation.jobs')}
            description={t('moderation.jobsHint')}
          >
            <Stack gap={4} mt={6}>
              {valuesOf(jobHolds).map((hold) => (
                <Radio key={hold} value={hold} label={localized(jobHolds[hold])} py={6} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </FormField>
      {form.watch('moderation.jobs') !== 'all' && (
        <SwitchField
          form={form}
          name="moderation.traps"
          label={t('moderation.traps')}
          description={t('moderation.trapsHint')}
        />
      )}
    </Stack>
  );
}

const merits = ['salary', 'complete', 'boost'] as const;

/** Weights that rank a job above others that match a search equally. */
export function RankingFields({ form }: FieldsProps<'ranking'>) {
  const { t } = useTranslation('operator-setting');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
        {merits.map((merit) => (
          <FormField key={merit} form={form} name={`ranking.${merit}`}>
            {(field) => (
              <NumberField
                {...field}
                label={label(`ranking.${merit}`)}
                max={mostMeritDays}
                clampBehavior="none"
                withAsterisk
              />
            )}
          </FormField>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('ranking.hint', { count: mostMeritDays })}
      </Text>
    </>
  );
}
