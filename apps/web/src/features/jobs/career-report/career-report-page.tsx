import { type CareerTable, careerTables } from '@acheep/contract/jobs/career-report-option';
import { paths } from '@acheep/contract/paths';
import { Button, Container } from '@mantine/core';
import { IconChartBar, IconFileTypePdf } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MissingRecord } from '../../../ui/missing-record.tsx';
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

/** One chart, to which links lead that people shared. */
export function CareerChartPage() {
  const { t } = useTranslation('career-report');
  const { table = '' } = useParams();
  const whole = { component: Link, to: paths.careerReport() } as const;
  if (!Object.hasOwn(careerTables, table))
    return (
      <Container>
        <MissingRecord
          icon={IconChartBar}
          title={t('error.notFound', { ns: 'common' })}
          text={t('lead')}
          link={whole}
          action={t('whole')}
        />
      </Container>
    );
  const chart = table as CareerTable;
  return (
    <Container>
      <PageHead title={localized(careerTables[chart])} description={t('lead')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Button {...whole} variant="default" leftSection={<IconChartBar size={18} aria-hidden />}>
            {t('whole')}
          </Button>
        }
      />
      <CareerReport key={chart} table={chart} />
    </Container>
  );
}
