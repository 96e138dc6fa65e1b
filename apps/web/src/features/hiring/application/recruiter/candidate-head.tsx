import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { candidateSources } from '@acheep/contract/hiring/application-option';
import { type MailConsent, mailConsents } from '@acheep/contract/messaging/mail-consent-option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, Rating, Text, Title } from '@mantine/core';
import { IconBrandTelegram, IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/feedback.ts';
import { localized } from '../../../../lib/locale.ts';
import { useMayDo } from '../../../../lib/may-do.ts';
import { useAct } from '../../../../lib/use-act.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { DateText } from '../../../../ui/date-text.tsx';
import { StatusBadge, type StatusTone } from '../../../../ui/status-badge.tsx';
import { CandidateStatus } from '../application-status.tsx';
import { isFilled } from '../decision.api.ts';
import { useCloseJob } from '../stage.api.ts';
import { refreshCandidates } from './candidate.api.ts';
import classes from './candidate-head.module.css';
import '@mantine/core/styles/Rating.layer.css';

/** Rating of a candidate, saved at once. */
function CandidateRating({ application: { _id, rating } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const rate = useAct({
    call: (given: number | null) =>
      call('PUT /application/:id/rating', { params: { id: _id }, body: { rating: given } }),
    refresh: refreshCandidates,
  });
  return (
    <Rating
      aria-label={t('marks.rating')}
      getSymbolLabel={(value) => t('marks.stars', { count: value })}
      size="md"
      color="saffron"
      value={(rate.given === undefined ? rating : rate.given) ?? 0}
      // Clicking the current rating removes it.
      onChange={(value) => rate.act(value === rating || value === 0 ? null : value)}
    />
  );
}

/** Deletes a candidate who was added manually. */
function DeleteCandidate({ application: { _id, name } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const remove = useAct({
    call: () => call('DELETE /application/:id/candidate', { params: { id: _id } }),
    asks: () => ({
      title: t('delete.title', { name }),
      message: t('delete.text'),
      confirmLabel: t('delete.confirm'),
    }),
    done: t('delete.done', { name }),
    refresh: ['GET /application/candidate', 'GET /application/applied-job', 'GET /dashboard'],
    after: () => void navigate(paths.manageApplied()),
  });
  return (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      leftSection={<IconTrash size={16} aria-hidden />}
      loading={remove.isPending}
      onClick={() => remove.act()}
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
  const mayHire = useMayDo('hire');
  const ask = useAct({
    call: () => call('POST /application/:id/consent', { params: { id: _id } }),
    refresh: refreshCandidates,
  });
  if (!consent) return null;
  return (
    <Group gap="xs">
      <StatusBadge tone={tones[consent]}>{localized(mailConsents[consent])}</StatusBadge>
      {consent === 'unasked' && mayHire && (
        <Button variant="default" size="xs" loading={ask.isPending} onClick={() => ask.act()}>
          {t('create.ask')}
        </Button>
      )}
    </Group>
  );
}

/** Offers to close a job whose vacancies are filled. */
function FilledNotice({ job }: Pick<ApplicationDetail, 'job'>) {
  const { t } = useTranslation('application');
  const mayPost = useMayDo('post');
  const close = useCloseJob();
  if (!isFilled(job) || !mayPost) return null;
  const { _id, title, hired, vacancies } = job;
  return (
    <Paper withBorder p="sm" mb="sm" bg="var(--ac-wash)">
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

interface CandidateHeadProps {
  application: ApplicationDetail;
}

/** Who a candidate is, how they are reached, and where they stand. */
export function CandidateHead({ application }: CandidateHeadProps) {
  const { t } = useTranslation('application');
  const mayHire = useMayDo('hire');
  const { name, job, status, email, phone, source, createdAt } = application;
  const shownPhone = phone && (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone);
  return (
    <>
      <div className={classes.head}>
        <div className={classes.who}>
          <Avatar name={name} src={application.photo} round />
          <div className={classes.text}>
            <Group gap="xs" wrap="nowrap">
              <Title order={1} className={classes.name}>
                {name}
              </Title>
              <CandidateStatus status={status} stage={application.stage} />
            </Group>
            <Text size="sm" c="dimmed" component="div" className={classes.facts}>
              <Anchor component={Link} inherit to={paths.manageApplied({ jobId: job._id })}>
                {job.title}
              </Anchor>
              <span>
                <DateText value={createdAt}>{(date) => t('detail.sentOn', { date })}</DateText>
              </span>
              {source && <span>{t('create.cameBy', { source: localized(candidateSources[source]) })}</span>}
            </Text>
          </div>
        </div>
        <div className={classes.reach}>
          <CandidateRating application={application} />
          {phone && (
            <Button
              component="a"
              href={`tel:${phone}`}
              variant="default"
              size="xs"
              className={classes.contact}
              leftSection={<IconPhone size={16} aria-hidden />}
              aria-label={`${t('detail.call')}: ${shownPhone}`}
            >
              {shownPhone}
            </Button>
          )}
          {phone && (
            <Button
              component="a"
              href={`https://t.me/${phone}`}
              target="_blank"
              rel="noreferrer"
              variant="default"
              size="xs"
              className={classes.contact}
              leftSection={<IconBrandTelegram size={16} aria-hidden />}
              aria-label={`Telegram: ${shownPhone}`}
            >
              Telegram
            </Button>
          )}
          {email && (
            <Button
              component="a"
              href={`mailto:${email}`}
              variant="default"
              size="xs"
              className={classes.contact}
              leftSection={<IconMail size={16} aria-hidden />}
              aria-label={`${t('detail.write')}: ${email}`}
            >
              {email}
            </Button>
          )}
          <CandidateConsent application={application} />
          {source && mayHire && <DeleteCandidate application={application} />}
        </div>
      </div>
      <FilledNotice job={job} />
    </>
  );
}
