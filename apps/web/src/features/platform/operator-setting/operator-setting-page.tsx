import '@mantine/core/styles/Tabs.layer.css';
import { jobHolds } from '@acheep/contract/jobs/job-moderation-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { maxMeritDays } from '@acheep/contract/platform/operator-setting';
import { Radio, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { settingQuery } from './operator-setting.api.ts';
import { BakongFields, BankFields, InvoicingFields, KhqrFields } from './payment-setting-fields.tsx';
import { type FieldsProps, label, SettingForm } from './setting-form.tsx';
import type { SettingGroup } from './setting-form-values.ts';
import { ContactFields, IndexNowFields, SiteFields } from './site-setting-fields.tsx';

function ApplyingFields({ form }: FieldsProps<'applying'>) {
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

function ModerationFields({ form }: FieldsProps<'moderation'>) {
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
function RankingFields({ form }: FieldsProps<'ranking'>) {
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
                max={maxMeritDays}
                clampBehavior="none"
                withAsterisk
              />
            )}
          </FormField>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('ranking.hint', { count: maxMeritDays })}
      </Text>
    </>
  );
}

/** Groups of settings, in the order in which a new site needs them. */
const tabs = {
  site: ['site', 'contacts', 'indexNow'],
  payment: ['khqr', 'banks', 'bakong'],
  invoicing: ['invoicing'],
  applying: ['applying', 'moderation', 'ranking'],
} as const satisfies Record<string, readonly SettingGroup[]>;
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

const fields: { [G in SettingGroup]: ComponentType<FieldsProps<G>> } = {
  site: SiteFields,
  contacts: ContactFields,
  indexNow: IndexNowFields,
  khqr: KhqrFields,
  banks: BankFields,
  bakong: BakongFields,
  invoicing: InvoicingFields,
  applying: ApplyingFields,
  moderation: ModerationFields,
  ranking: RankingFields,
};

/** Settings that the operator can change at runtime. */
export function OperatorSettingPage() {
  const { t } = useTranslation('operator-setting');
  const { data: settings, error, refetch } = useQuery(settingQuery);
  const [params, setParams] = useSearchParams();
  const shown = tabNames.find((name) => name === params.get('tab')) ?? 'site';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <SkeletonList count={3} height={240} />}
      {settings && (
        <Tabs value={shown} onChange={(tab) => setParams(tab ? { tab } : {}, { replace: true })}>
          <Tabs.List mb="md">
            {tabNames.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`tab.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {/* All tabs stay mounted, so that switching loses no input. */}
          {tabNames.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <Stack>
                {tabs[name].map((group: SettingGroup) => (
                  <SettingForm
                    key={group}
                    group={group}
                    settings={settings}
                    Fields={fields[group] as never}
                  />
                ))}
              </Stack>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </>
  );
}
