import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import { ApplyingForm } from './applying-form.tsx';
import { BakongForm } from './bakong-form.tsx';
import { BankForm } from './bank-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { InvoicingForm } from './invoicing-form.tsx';
import { KhqrForm } from './khqr-form.tsx';
import { ModerationForm } from './moderation-form.tsx';
import { settingQuery } from './operator-setting.api.ts';

/** What the operator sets while the site runs. */
export function OperatorSettingPage() {
  const { t } = useTranslation('operator-setting');
  const { data: settings, error, refetch } = useQuery(settingQuery);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <SkeletonList count={3} height={240} />}
      {settings && (
        <Stack>
          <KhqrForm settings={settings} />
          <BankForm settings={settings} />
          <InvoicingForm settings={settings} />
          <BakongForm settings={settings} />
          <ApplyingForm settings={settings} />
          <ModerationForm settings={settings} />
          <ContactForm settings={settings} />
        </Stack>
      )}
    </>
  );
}
