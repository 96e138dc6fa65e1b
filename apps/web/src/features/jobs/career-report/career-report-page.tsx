import { Button, Container } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CareerReport } from './career-report.tsx';

export function CareerReportPage() {
  const { t } = useTranslation('career-report');
  return (
    <Container>
      <PageHead title={t('title')} description={t('lead')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Button
            component="a"
            href={`/api/v1/career-report/pdf/${currentLocale()}`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
          >
            {t('pdf')}
          </Button>
        }
      />
      <CareerReport />
    </Container>
  );
}
