import { Container } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OfflineList } from './offline-list.tsx';

/** Saved and recently viewed jobs from this device, online or offline. */
export function SeenJobPage() {
  const { t } = useTranslation('offline');
  return (
    <Container>
      <PageHead title={t('page.title')} noIndex />
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <OfflineList />
    </Container>
  );
}
