import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { participants, type SeatChoice } from '@acheep/contract/events/registration-option';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group } from '@mantine/core';
import {
  IconCash,
  IconMailForward,
  IconPrinter,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChosenBar } from '../../../ui/chosen-bar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { TableFileButton } from '../../../ui/table-file-button.tsx';
import { useAskSeat } from './ask-seat.ts';
import {
  changed,
  heldPath,
  mayMarkAt,
  sheetPath,
  summaryQuery,
  useMark,
  useTable,
} from './participant.api.ts';
import { useParticipantColumns } from './participant-column.tsx';
import type { Asked } from './participant-menu.tsx';
import classes from './participant-page.module.css';
import { PresenceRule, SessionBar, sessionNow } from './session-bar.tsx';

const MessageDialog = lazy(() =>
  import('./participant-message.tsx').then((m) => ({ default: m.ParticipantMessage })),
);

const AddDialog = lazy(() => import('./participant-dialog.tsx').then((m) => ({ default: m.AddDialog })));
const MoveDialog = lazy(() => import('./participant-dialog.tsx').then((m) => ({ default: m.MoveDialog })));
const CancelDialog = lazy(() =>
  import('./participant-dialog.tsx').then((m) => ({ default: m.CancelDialog })),
);

interface ParticipantBarProps {
  summary: ParticipantSummary;
  /** Session at which people are marked as present. */
  session: number;
  participants: readonly Participant[];
  onDone: () => void;
}

/** Bar at the bottom with actions on the selected participants. */
function ParticipantBar({ summary, session, participants, onDone }: ParticipantBarProps) {
  const { t } = useTranslation('participant');
  const mark = useMark(summary._id);
  const [writing, setWriting] = useState(false);
  if (participants.length === 0) return null;
  const ids = participants.map(({ _id }) => _id);
  const note = (what: 'isPaid' | 'wasThere') =>
    mark.mutate(
      { ids, [what]: true, ...(what === 'wasThere' && { session }) },
      {
        onSuccess: ({ changed }) => {
          void toast({ tone: 'success', id: 'participant', message: t('bar.marked', { count: changed }) });
          onDone();
        },
      },
    );
  return (
    <ChosenBar label={t('bar.label')} count={t('bar.chosen', { count: ids.length })} clear={onDone}>
      {mayMarkAt(summary, session) && (
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

/** Carries out what was asked for, after a dialog where one is needed. */
function useParticipantActions(summary: ParticipantSummary) {
  const { t } = useTranslation('participant');
  const [asked, setAsked] = useState<Asked | null>(null);
  const askSeat = useAskSeat();
  const { seats, counts } = summary;
  const give = useAct({
    call: ({ participant, seat }: { participant: Participant; seat: SeatChoice }) =>
      call('POST /gathering/participant/:id/seat', { params: { id: participant._id }, body: { seat } }),
    done: (_, { participant: { state, name } }) =>
      t(state === 'cancelled' ? 'seat.done' : 'seat.given', { name }),
    id: 'participant',
    refresh: changed,
  });
  const remove = useAct({
    call: ({ _id }: Participant) => call('DELETE /gathering/participant/:id', { params: { id: _id } }),
    asks: ({ name }) => ({
      title: t('delete.title'),
      message: t('delete.text', { name }),
      confirmLabel: t('action.delete'),
    }),
    done: (_, { name }) => t('delete.done', { name }),
    id: 'participant',
    refresh: changed,
  });
  async function run({ participant, action }: Asked) {
    if (action === 'delete') return remove.act(participant);
    if (action !== 'seat') return setAsked({ participant, action });
    const isFull = seats !== null && counts.seat >= seats;
    const seat = await askSeat({ isFull, isWaiting: participant.state === 'waiting' });
    return seat && give.act({ participant, seat });
  }
  const close = () => setAsked(null);
  const dialog = asked && (
    <Suspense fallback={null}>
      {asked.action === 'move' ? (
        <MoveDialog participant={asked.participant} summary={summary} onClose={close} />
      ) : (
        <CancelDialog participant={asked.participant} onClose={close} />
      )}
    </Suspense>
  );
  return { run, dialog };
}

function Participants({ summary }: { summary: ParticipantSummary }) {
  const { _id: id, isPaid } = summary;
  const list = useWorkList(participantList, 'GET /gathering/:id/participant', { params: { id } });
  const table = useTable(id);
  const choice = useChosen(list.rows);
  const [session, setSession] = useState(() => sessionNow(summary));
  const actions = useParticipantActions(summary);
  const { total = 0 } = list;
  return (
    <>
      <PresenceRule summary={summary} />
      <WorkListBody
        list={list}
        words="participant:list"
        icon={IconUsersGroup}
        columns={useParticipantColumns({
          summary,
          choice,
          session,
          onAsk: (asked) => void actions.run(asked),
        })}
        {...(!isPaid && { choices: { paid: undefined } })}
        above={
          total > 0 && (
            <Group justify="space-between" align="end" mb="xs">
              <SessionBar summary={summary} session={session} onChange={setSession} />
              <TableFileButton loading={table.isPending} onClick={() => table.mutate(list.request)} />
            </Group>
          )
        }
      />
      <ParticipantBar
        summary={summary}
        session={session}
        participants={choice.chosen}
        onDone={choice.clear}
      />
      {actions.dialog}
    </>
  );
}

function AddButton({ summary }: { summary: ParticipantSummary }) {
  const { t } = useTranslation('participant');
  const [adding, setAdding] = useState(false);
  if (!summary.mayAdd) return null;
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
        {t('add.title')}
      </Button>
      {adding && (
        <Suspense fallback={null}>
          <AddDialog summary={summary} onClose={() => setAdding(false)} />
        </Suspense>
      )}
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
          <Group gap="xs">
            <Button
              component={Link}
              to={sheetPath(summary)}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('sheet.open')}
            </Button>
            <AddButton summary={summary} />
          </Group>
        }
      />
      <Counts summary={summary} />
      <Participants summary={summary} />
    </>
  );
}
