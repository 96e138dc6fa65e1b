import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { JobLine } from '../../../entities/jobs/job/job-line.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { adminJobQuery, type Chosen, useDecideJobs } from './job-admin.api.ts';
import { JobMarks } from './job-marks.tsx';

interface JobTextDialogProps {
  id: string;
  onClose: () => void;
  onRefuse: (job: Chosen) => void;
}

/** A job that waits, whole, to be read before it is decided on. */
export function JobTextDialog({ id, onClose, onRefuse }: JobTextDialogProps) {
  const { t } = useTranslation('job-admin');
  const common = useTranslation().t;
  const { data: job, error, refetch } = useQuery(adminJobQuery(id));
  const { decide } = useDecideJobs();
  const approve = (chosen: Chosen) =>
    decide.mutate({ act: 'approve', jobs: [chosen] }, { onSuccess: onClose });
  const texts = job
    ? ([
        [t('text.description'), job.text.description],
        [t('text.requirements'), job.text.requirements],
        [t('text.benefits'), job.text.benefits],
      ] as const)
    : [];
  const contact = job && [job.text.contactName, job.text.contactPhone, job.text.contactEmail].filter(Boolean);
  return (
    <Dialog
      onClose={onClose}
      size={wideDialog}
      title={job?.title ?? t('text.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!job && !error && <Skeleton height={320} radius="md" />}
      {job && (
        <Stack>
          <JobLine job={job.text} />
          {job.closingDate && (
            <Text size="sm" c="dimmed">
              <DateText value={job.closingDate} format="short">
                {(date) => t('text.closes', { date })}
              </DateText>
            </Text>
          )}
          <JobMarks job={job} />
          {texts.map(
            ([heading, html]) =>
              html && (
                <div key={heading} lang={languageOf(html)}>
                  <Title order={3} size="h5" mb={4}>
                    {heading}
                  </Title>
                  <RichText html={html} />
                </div>
              ),
          )}
          {contact && contact.length > 0 && (
            <div>
              <Title order={3} size="h5" mb={4}>
                {t('text.contact')}
              </Title>
              <Text>{contact.join(' · ')}</Text>
            </div>
          )}
          {job.text.company.website && (
            <Text size="sm">
              <Anchor href={job.text.company.website} target="_blank" rel="noopener nofollow">
                {job.text.company.website}
              </Anchor>
            </Text>
          )}
          {job.status === 'pending' && (
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={() => onRefuse(job)}>
                {t('queue.refuse')}
              </Button>
              <Button loading={decide.isPending} onClick={() => approve(job)}>
                {t('queue.approve')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
