import { Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { KeptList } from './kept-list.tsx';

/** The jobs that one saved or looked at lately, from this device: with a network or without. */
export function SeenJobPage() {
  const { t } = useTranslation('offline');
  return (
    <Container>
      <PageHead title={t('page.title')} noIndex />
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <KeptList />
    </Container>
  );
}
