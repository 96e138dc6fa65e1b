import { Alert, Container, Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { errorText } from '../../../lib/errors.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { linkQuery, useAnswerByLink } from './interview.api.ts';
import { InterviewStatus } from './interview-status.tsx';
import { OwnInterview } from './own-interview.tsx';

/** Target of the mailed link: anyone who has it can answer, with or without an account. */
export function InterviewPage() {
  const { t } = useTranslation('interview');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useQuery({ ...linkQuery(token), enabled: token !== '' });
  const answering = useAnswerByLink(token);
  const interview = data?.data;
  const failed = error ?? (token ? null : t('error.notFound', { ns: 'common' }));
  return (
    <Container size={560}>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={interview ? t('own.invited', { company: companyName(interview.company) }) : t('title')}
        lead={interview?.job.title}
        action={interview && !failed && <InterviewStatus status={interview.status} own />}
      />
      {failed && (
        <Alert color="red" role="alert" title={t('own.failed')}>
          {typeof failed === 'string' ? failed : errorText(failed).message}
        </Alert>
      )}
      {!interview && !failed && <Skeleton height={240} />}
      {interview && !failed && (
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <OwnInterview interview={interview} answering={answering} />
        </Paper>
      )}
    </Container>
  );
}
