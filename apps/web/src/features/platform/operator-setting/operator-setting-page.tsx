import '@mantine/core/styles/Tabs.layer.css';
import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { Button, Stack, Tabs, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { fieldNames } from '../../../lib/field-name.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ApplyingForm } from './applying-form.tsx';
import { BakongForm } from './bakong-form.tsx';
import { BankForm } from './bank-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { InvoicingForm } from './invoicing-form.tsx';
import { KhqrForm } from './khqr-form.tsx';
import { ModerationForm } from './moderation-form.tsx';
import { settingQuery } from './operator-setting.api.ts';
import { RankingForm } from './ranking-form.tsx';
import { SettingSection } from './setting-section.tsx';
import { SiteForm } from './site-form.tsx';
import { useSettingForm } from './use-setting-form.ts';

const label = fieldNames(operatorSettingsBody);

/** 32 digits that nobody else has. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key with which search engines are told of new and closed jobs. */
function IndexNowForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-setting');
  const { form, submit, remove, conflict, resolve, pending } = useSettingForm('indexNow', settings);
  return (
    <SettingSection
      group="indexNow"
      pending={pending}
      conflict={conflict}
      onSubmit={() => void submit()}
      onResolve={resolve}
      onRemove={settings.indexNow ? () => void remove() : undefined}
    >
      <TextInput
        label={label('indexNow.key')}
        description={t('indexNow.keyHint')}
        maxLength={128}
        autoComplete="off"
        spellCheck={false}
        withAsterisk
        {...inputProps(form, 'indexNow.key')}
      />
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => form.setValue('indexNow.key', newKey(), { shouldDirty: true, shouldValidate: true })}
      >
        {t('indexNow.make')}
      </Button>
    </SettingSection>
  );
}

/** The groups, in the order in which a new site needs them. */
const tabs = [
  { name: 'site', forms: [SiteForm, ContactForm, IndexNowForm] },
  { name: 'payment', forms: [KhqrForm, BankForm, BakongForm] },
  { name: 'invoicing', forms: [InvoicingForm] },
  { name: 'applying', forms: [ApplyingForm, ModerationForm, RankingForm] },
] as const;

/** What the operator sets while the site runs. */
export function OperatorSettingPage() {
  const { t } = useTranslation('operator-setting');
  const { data: settings, error, refetch } = useQuery(settingQuery);
  const [params, setParams] = useSearchParams();
  const shown = tabs.find(({ name }) => name === params.get('tab'))?.name ?? 'site';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <SkeletonList count={3} height={240} />}
      {settings && (
        <Tabs value={shown} onChange={(tab) => setParams(tab ? { tab } : {}, { replace: true })}>
          <Tabs.List mb="md">
            {tabs.map(({ name }) => (
              <Tabs.Tab key={name} value={name}>
                {t(`tab.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {/* All of them stay: what was typed in one is there after a look at another. */}
          {tabs.map(({ name, forms }) => (
            <Tabs.Panel key={name} value={name}>
              <Stack>
                {forms.map((Form, index) => (
                  <Form key={index} settings={settings} />
                ))}
              </Stack>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </>
  );
}
