import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { participants } from '@acheep/contract/events/registration-option';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group } from '@mantine/core';
import {
  IconCash,
  IconMailForward,
  IconPrinter,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { toast } from '../../../lib/feedback.ts';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChosenBar } from '../../../ui/chosen-bar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { TableFileButton } from '../../../ui/table-file-button.tsx';
import { heldPath, sheetPath, summaryQuery, useMark, useTable } from './participant.api.ts';
import { useParticipantColumns } from './participant-column.tsx';
import classes from './participant-page.module.css';

const MessageDialog = lazy(() =>
  import('./participant-message.tsx').then((m) => ({ default: m.ParticipantMessage })),
);

interface ParticipantBarProps {
  summary: ParticipantSummary;
  participants: readonly Participant[];
  onDone: () => void;
}

/** Bar at the bottom with actions on the selected participants. */
function ParticipantBar({ summary, participants, onDone }: ParticipantBarProps) {
  const { t } = useTranslation('participant');
  const mark = useMark(summary._id);
  const [writing, setWriting] = useState(false);
  if (participants.length === 0) return null;
  const ids = participants.map(({ _id }) => _id);
  const note = (what: 'isPaid' | 'wasThere') =>
    mark.mutate(
      { ids, [what]: true },
      {
        onSuccess: ({ changed }) => {
          void toast({ tone: 'success', id: 'participant', message: t('bar.marked', { count: changed }) });
          onDone();
        },
      },
    );
  return (
    <ChosenBar label={t('bar.label')} count={t('bar.chosen', { count: ids.length })} clear={onDone}>
      {summary.mayMark && (
        <Button
          size="compact-md"
          disabled={mark.isPending}
          leftSection={<IconUserCheck size={16} aria-hidden />}
          onClick={() => note('wasThere')}
        >
          {t('bar.wasThere')}
        </Button>
      )}
      {summary.isPaid && (
        <Button
          size="compact-md"
          variant="default"
          disabled={mark.isPending}
          leftSection={<IconCash size={16} aria-hidden />}
          onClick={() => note('isPaid')}
        >
          {t('bar.paid')}
        </Button>
      )}
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconMailForward size={16} aria-hidden />}
        onClick={() => setWriting(true)}
      >
        {t('bar.write')}
      </Button>
      {writing && (
        <Suspense fallback={null}>
          <MessageDialog
            id={summary._id}
            participants={participants}
            onClose={() => setWriting(false)}
            onSent={() => {
              setWriting(false);
              onDone();
            }}
          />
        </Suspense>
      )}
    </ChosenBar>
  );
}

/** The participants, in order of registration. */
const participantList = { ...participants, limit: 50 };

function Counts({ summary: { counts, seats, isPaid } }: { summary: ParticipantSummary }) {
  const { t } = useTranslation('participant');
  return (
    <div className={classes.facts}>
      <Fact
        label={t('count.seat')}
        value={seats === null ? counts.seat : t('count.of', { count: counts.seat, seats })}
      />
      <Fact label={t('count.waiting')} value={counts.waiting} />
      {isPaid && <Fact label={t('count.paid')} value={counts.paid} />}
      <Fact label={t('count.attended')} value={counts.attended} />
    </div>
  );
}

function Participants({ summary }: { summary: ParticipantSummary }) {
  const { _id: id, isPaid } = summary;
  const list = useWorkList(participantList, 'GET /gathering/:id/participant', { params: { id } });
  const table = useTable(id);
  const choice = useChosen(list.rows);
  const { total = 0 } = list;
  return (
    <>
      <WorkListBody
        list={list}
        words="participant:list"
        icon={IconUsersGroup}
        columns={useParticipantColumns(summary, choice)}
        {...(!isPaid && { choices: { paid: undefined } })}
        above={
          total > 0 && (
            <Group justify="flex-end" mb="xs">
              <TableFileButton loading={table.isPending} onClick={() => table.mutate(list.request)} />
            </Group>
          )
        }
      />
      <ParticipantBar summary={summary} participants={choice.chosen} onDone={choice.clear} />
    </>
  );
}

export function ParticipantPage() {
  const { t } = useTranslation('participant');
  const { id = '' } = useParams();
  const { data: summary, error, refetch } = useQuery(summaryQuery(id));
  if (isMissing(error))
    return (
      <MissingRecord
        icon={IconUsers}
        title={t('missing')}
        text={t('missingText')}
        link={{ component: Link, to: paths.dashboard() }}
        action={t('back')}
      />
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!summary) return <SkeletonList height={72} />;
  const [first] = summary.times;
  return (
    <>
      <PageHead title={`${t('list.title')} · ${summary.title}`} noIndex />
      <PageHeader
        title={t('list.title')}
        lead={
          <>
            <Anchor component={Link} to={heldPath(summary)} underline="always">
              {summary.title}
            </Anchor>
            {first && ` · ${weekdayText(first.startsAt, currentLocale())}`}
            {summary.times.length > 1 && ` · ${t('times', { count: summary.times.length })}`}
          </>
        }
        action={
          <Button
            component={Link}
            to={sheetPath(summary)}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t('sheet.open')}
          </Button>
        }
      />
      <Counts summary={summary} />
      <Participants summary={summary} />
    </>
  );
}
