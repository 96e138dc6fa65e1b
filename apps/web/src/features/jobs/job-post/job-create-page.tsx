import { Box } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { JobForm } from './job-form.tsx';

export function JobCreatePage() {
  const { t } = useTranslation('job-post');
  return (
    <>
      <PageHead title={t('form.create')} noIndex />
      <PageHeader
        title={t('form.create')}
        lead={
          <Box component="span" visibleFrom="sm">
            {t('form.lead')}
          </Box>
        }
      />
      <JobForm />
    </>
  );
}
