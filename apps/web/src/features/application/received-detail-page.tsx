import type { ApplicationDetail } from '@acheep/contract/application';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconFileText, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import { receivedQuery } from './application.api.ts';
import { ApplicationStatus } from './application-status.tsx';
import { OpenCvButton } from './open-cv-button.tsx';
import { ReceivedNeighbours } from './received-neighbours.tsx';

/** One applicant: who, how to reach them, the CV, what they wrote. */
export function ReceivedDetailPage() {
  const { t } = useTranslation('application');
  const { id = '' } = useParams();
  const { data: application, error, refetch } = useQuery(receivedQuery(id));
  return (
    <>
      <PageHead title={application?.name ?? t('received.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={paths.manageApplied()}>
            <IconArrowLeft size={14} aria-hidden /> {t('detail.back')}
          </Anchor>
        }
        title={application?.name ?? t('received.title')}
        lead={
          application && (
            <DateText value={application.createdAt}>{(date) => t('detail.sentOn', { date })}</DateText>
          )
        }
        action={<ReceivedNeighbours id={id} />}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!application && !error && <SkeletonList count={2} height={160} />}
      {application && <Detail application={application} />}
    </>
  );
}

function Detail({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { _id, job, status, email, phone, cv, coverLetter } = application;
  const shownPhone = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  return (
    <Stack gap="md">
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Group justify="space-between" align="start" gap="md">
          <Avatar name={application.name} src={application.photo} round />
          <div style={{ flex: 1 }}>
            <Text size="sm" c="dimmed">
              {t('detail.appliedFor')}
            </Text>
            <Anchor component={Link} fw={600} to={paths.manageApplied({ jobId: job._id })}>
              {job.title}
            </Anchor>
          </div>
          <ApplicationStatus status={status} />
        </Group>
        <Title order={2} size="h4" mt="lg" mb="xs">
          {t('detail.contact')}
        </Title>
        <Group gap="xs">
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
            aria-label={`${t('detail.call')}: ${shownPhone}`}
          >
            {shownPhone}
          </Button>
          <Button
            component="a"
            href={`mailto:${email}`}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
            aria-label={`${t('detail.write')}: ${email}`}
          >
            {email}
          </Button>
        </Group>
        <Title order={2} size="h4" mt="lg" mb="xs">
          {t('detail.cv')}
        </Title>
        <Group gap="sm">
          <Group gap={6} wrap="nowrap" miw={0}>
            <IconFileText size={20} aria-hidden style={{ flex: 'none' }} />
            <Text size="sm" truncate title={cv.originalName}>
              {cv.originalName}
            </Text>
            <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {fileSize(cv.size)}
            </Text>
          </Group>
          <OpenCvButton id={_id} />
        </Group>
      </Paper>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Title order={2} size="h4" mb="xs">
          {t('detail.coverLetter')}
        </Title>
        {coverLetter ? (
          <Text style={{ whiteSpace: 'pre-wrap' }}>{coverLetter}</Text>
        ) : (
          <Text c="dimmed">{t('detail.noCoverLetter')}</Text>
        )}
      </Paper>
    </Stack>
  );
}
