import '@mantine/core/styles/Tabs.layer.css';
import { Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ApplyingFields, ModerationFields, RankingFields } from './job-setting-fields.tsx';
import { settingQuery } from './operator-setting.api.ts';
import { BakongFields, BankFields, InvoicingFields, KhqrFields } from './payment-setting-fields.tsx';
import { type FieldsProps, SettingForm } from './setting-form.tsx';
import type { SettingGroup } from './setting-form-values.ts';
import { ContactFields, IndexNowFields, SiteFields } from './site-setting-fields.tsx';

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
