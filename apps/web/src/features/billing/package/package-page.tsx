import { Container } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PackageOffers } from './package-offers.tsx';

export function PackagePage() {
  const { t } = useTranslation('package');
  return (
    <Container>
      <PageHead title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <PackageOffers />
    </Container>
  );
}
