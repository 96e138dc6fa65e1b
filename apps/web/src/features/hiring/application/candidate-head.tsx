import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { candidateSources, mostTags, tagLength } from '@acheep/contract/hiring/application-option';
import { paths } from '@acheep/contract/kernel/paths';
import { type MailConsent, mailConsents } from '@acheep/contract/messaging/mail-consent-option';
import { Anchor, Button, Group, Paper, Rating, Stack, Text } from '@mantine/core';
import { IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Link, useNavigate } from 'react-router-dom';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { CandidateStatus } from './application-status.tsx';
import { tagsQuery, useAskConsent, useDeleteCandidate, useRate, useTag } from './candidate.api.ts';
import { isFilled } from './decision.api.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { useCloseJob } from './stage.api.ts';
import { WriteButton } from './write-button.tsx';
import '@mantine/core/styles/Rating.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TagsField } from '../../../ui/tags-field.tsx';

/** Rating and tags of a candidate, saved at once. */
function CandidateMarks({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { _id, rating, tags } = application;
  const rate = useRate(_id);
  const tag = useTag(_id);
  const { data: known = [] } = useQuery(tagsQuery);
  const [shown, setShown] = useState(tags);
  return (
    <Stack gap="md" mt="lg">
      <Group gap="sm">
        <Text size="sm" fw={500} id="candidate-rating">
          {t('marks.rating')}
        </Text>
        <Rating
          aria-labelledby="candidate-rating"
          getSymbolLabel={(value) => t('marks.stars', { count: value })}
          size="lg"
          color="saffron"
          value={(rate.isPending ? rate.variables.rating : rating) ?? 0}
          // Clicking the current rating removes it.
          onChange={(value) => rate.mutate({ rating: value === rating || value === 0 ? null : value })}
        />
      </Group>
      <TagsField
        label={t('marks.tags')}
        description={t('marks.tagsHint')}
        data={known}
        maxTags={mostTags}
        maxLength={tagLength}
        value={shown}
        onChange={(next) => {
          setShown(next);
          tag.mutate({ tags: next }, { onError: () => setShown(tags) });
        }}
      />
    </Stack>
  );
}

/** Deletes a candidate who was added manually. */
function DeleteCandidate({ application: { _id, name } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const remove = useDeleteCandidate(_id);
  const ask = async () => {
    const answer = await confirm({
      title: t('delete.title', { name }),
      message: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    await remove.mutateAsync();
    await navigate(paths.manageApplied());
    void toast({ tone: 'success', message: t('delete.done', { name }) });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="sm"
      mt="md"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask().catch(() => undefined)}
    >
      {t('delete.action')}
    </Button>
  );
}

const tones: Record<MailConsent, StatusTone> = {
  unasked: 'off',
  waiting: 'wait',
  given: 'good',
  'not-me': 'bad',
  stopped: 'bad',
};

/** Mail consent of a candidate who was added manually; hidden for those who applied. */
function CandidateConsent({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { _id, consent } = application;
  const ask = useAskConsent(_id);
  if (!consent) return null;
  return (
    <Group mt="md" gap="xs">
      <StatusBadge tone={tones[consent]}>{localized(mailConsents[consent])}</StatusBadge>
      {consent === 'unasked' && (
        <Button variant="default" size="xs" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('create.ask')}
        </Button>
      )}
    </Group>
  );
}

/** Offers to close a job whose vacancies are filled. */
function FilledNotice({ job }: Pick<ApplicationDetail, 'job'>) {
  const { t } = useTranslation('application');
  const close = useCloseJob();
  if (!isFilled(job)) return null;
  const { _id, title, hired, vacancies } = job;
  return (
    <Paper withBorder p="sm" mt="md" bg="var(--ac-wash)">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 240px">
          {t('stage.filled.text', { job: title, hired, count: vacancies ?? 0 })}
        </Text>
        <Button
          variant="default"
          loading={close.isPending}
          onClick={() =>
            close.mutate(_id, {
              onSuccess: () =>
                void toast({ tone: 'success', message: t('stage.filled.done', { job: title }) }),
            })
          }
        >
          {t('stage.filled.close')}
        </Button>
      </Group>
    </Paper>
  );
}

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
        <CandidateStatus status={status} stage={application.stage} />
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
      <FilledNotice job={job} />
      <CandidateConsent application={application} />
      <CandidateMarks application={application} />
      {source && <DeleteCandidate application={application} />}
    </Paper>
  );
}
