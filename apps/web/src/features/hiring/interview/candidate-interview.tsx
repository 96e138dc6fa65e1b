import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import type { Interview } from '@acheep/contract/hiring/interview';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCalendarEvent, IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { toast } from '../../../lib/feedback.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReasonDialog } from '../../../ui/form-dialog.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { candidateInterviewsQuery, useCalendar, useCancelInterview } from './interview.api.ts';
import { InterviewFacts } from './interview-facts.tsx';
import { InterviewForm } from './interview-form.tsx';
import { InterviewStatus } from './interview-status.tsx';
import { TimeList } from './time-list.tsx';

const reasonLength = 1000;

/** Asks for confirmation of a cancellation, and for a message to the candidate. */
function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation('interview');
  const cancel = useCancelInterview(interview._id);
  return (
    <ReasonDialog
      title={t('cancel.title')}
      text={t('cancel.text', { name: interview.application.name })}
      label={t('cancel.reason')}
      most={reasonLength}
      action={t('cancel.action')}
      cancel={t('cancel.keep')}
      color="red"
      // Awaited, because the mutation removes the interview from the page, and this dialog with it.
      send={({ reason }) => cancel.mutateAsync({ reason: reason.trim() || null })}
      onSent={() => {
        void toast({ tone: 'success', message: t('cancel.done'), id: 'interview' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const isOpen = ({ status }: Interview) => status !== 'cancelled' && status !== 'over';

/** The interview with a candidate: propose, change, cancel, or add to the calendar. */
export function CandidateInterview() {
  const { t } = useTranslation('interview');
  const candidate = useOutletContext<ApplicationDetail>();
  const { data: interviews, error, refetch } = useQuery(candidateInterviewsQuery(candidate._id));
  const [editing, setEditing] = useState(false);
  if (error)
    return (
      <Panel title={t('title')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!interviews) return null;
  const open = interviews.find(isOpen) ?? null;
  const earlier = interviews.filter((one) => one !== open);
  return (
    <Panel title={t('title')} action={open && <InterviewStatus status={open.status} />}>
      <Stack gap="md">
        {editing ? (
          <InterviewForm candidate={candidate} interview={open} onClose={() => setEditing(false)} />
        ) : open ? (
          <Planned interview={open} consent={candidate.consent} onChange={() => setEditing(true)} />
        ) : (
          <Start candidate={candidate} onStart={() => setEditing(true)} />
        )}
        {earlier.length > 0 && <Earlier interviews={earlier} />}
      </Stack>
    </Panel>
  );
}

function Start({ candidate, onStart }: { candidate: ApplicationDetail; onStart: () => void }) {
  const { t } = useTranslation('interview');
  const { status, email } = candidate;
  const mayHire = useMayDo('hire');
  const possible = status === 'received' || status === 'shortlisted';
  if (!mayHire) return <Text c="dimmed">{t('company.none')}</Text>;
  if (!possible || !email)
    return <Text c="dimmed">{t(possible ? 'company.noEmail' : 'company.notNow')}</Text>;
  return (
    <>
      <Text c="dimmed" size="sm">
        {t('company.lead')}
      </Text>
      <Button
        variant="light"
        w="fit-content"
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        onClick={onStart}
      >
        {t('company.propose')}
      </Button>
    </>
  );
}

interface PlannedProps extends Pick<ApplicationDetail, 'consent'> {
  interview: Interview;
  onChange: () => void;
}

function Planned({ interview, consent, onChange }: PlannedProps) {
  const { t } = useTranslation('interview');
  const [cancelling, setCancelling] = useState(false);
  const mayHire = useMayDo('hire');
  const calendar = useCalendar(interview._id);
  const { status, startsAt, times, interviewers, application } = interview;
  return (
    <>
      <TimeList startsAt={startsAt} times={times} />
      <InterviewFacts
        interview={interview}
        interviewer={interviewers.map(({ name }) => name).join(', ')}
        answerTitle={t('answer', { name: application.name })}
      />
      {status === 'proposed' && (
        <Text size="sm" c="dimmed">
          {t(consent === null || consent === 'given' ? 'company.waiting' : 'company.unasked')}
        </Text>
      )}
      {status === 'declined' && <Text>{t('company.declined')}</Text>}
      <Group gap="xs">
        {status === 'agreed' && (
          <Button
            variant="light"
            loading={calendar.isPending}
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => calendar.mutate()}
          >
            {t('calendar')}
          </Button>
        )}
        {mayHire && (
          <>
            <Button variant={status === 'declined' ? 'filled' : 'default'} onClick={onChange}>
              {t('company.again')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
              {t('company.cancel')}
            </Button>
          </>
        )}
      </Group>
      {cancelling && <CancelDialog interview={interview} onClose={() => setCancelling(false)} />}
    </>
  );
}

function Earlier({ interviews }: { interviews: readonly Interview[] }) {
  const { t } = useTranslation('interview');
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {t('company.earlier')}
      </Text>
      <Stack gap="xs">
        {interviews.map(({ _id, status, startsAt, times, reason }) => (
          <div key={_id}>
            <Group gap="xs" justify="space-between">
              <Text size="sm">
                <Moment value={startsAt ?? times[0] ?? ''} />
              </Text>
              <InterviewStatus status={status} />
            </Group>
            {reason && (
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
                {reason}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </div>
  );
}
