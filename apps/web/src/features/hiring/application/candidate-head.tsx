import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { candidateSources } from '@acheep/contract/hiring/application-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { CandidateConsent } from './candidate-consent.tsx';
import { CandidateMarks } from './candidate-marks.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DeleteCandidate } from './delete-candidate.tsx';
import { WriteButton } from './write-button.tsx';

/** Who the candidate is, for which job, how to reach them, and what to decide. */
export function CandidateHead({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { job, status, email, phone, source } = application;
  const shownPhone = phone && (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Group justify="space-between" align="start" gap="md" wrap="nowrap">
        <Avatar name={application.name} src={application.photo} round />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text size="sm" c="dimmed">
            {t('detail.appliedFor')}
          </Text>
          <Anchor component={Link} fw={600} to={paths.manageApplied({ jobId: job._id })}>
            {job.title}
          </Anchor>
          {source && (
            <Text size="sm" c="dimmed">
              {t('create.cameBy', { source: localized(candidateSources[source]) })}
            </Text>
          )}
        </div>
        <ApplicationStatus status={status} />
      </Group>
      <Group gap="xs" mt="md">
        {phone && (
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
            aria-label={`${t('detail.call')}: ${shownPhone}`}
          >
            {shownPhone}
          </Button>
        )}
        {email && (
          <Button
            component="a"
            href={`mailto:${email}`}
            variant="default"
            maw="100%"
            leftSection={<IconMail size={18} aria-hidden />}
            aria-label={`${t('detail.write')}: ${email}`}
          >
            {email}
          </Button>
        )}
      </Group>
      <Group mt="lg" gap="xs">
        <DecisionButtons candidate={application} />
        {email && status !== 'withdrawn' && <WriteButton recipients={[application]} />}
      </Group>
      <CandidateConsent application={application} />
      <CandidateMarks application={application} />
      {source && <DeleteCandidate application={application} />}
    </Paper>
  );
}
