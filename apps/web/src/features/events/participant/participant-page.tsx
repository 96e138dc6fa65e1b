import { registrationStates } from '@acheep/contract/events/gathering-option';
import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { attendedOptions, paidOptions } from '@acheep/contract/events/registration-option';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import {
  IconCash,
  IconMailForward,
  IconPrinter,
  IconSearch,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { lazy } from '../../../lib/lazy.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { foot } from '../../../ui/foot.ts';
import { ListView } from '../../../ui/list-view.tsx';
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
    <Paper
      withBorder
      shadow="md"
      ref={foot}
      className={classes.bar}
      component="section"
      aria-label={t('bar.label')}
    >
      <Text size="sm" fw={600}>
        {t('bar.chosen', { count: ids.length })}
      </Text>
      <Group gap="xs">
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
        <Button size="compact-md" variant="subtle" onClick={onDone}>
          {t('bar.unchoose')}
        </Button>
      </Group>
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
    </Paper>
  );
}

/** The participants, in order of registration. */
const participantList = {
  filters: {
    state: oneOf(valuesOf(registrationStates)),
    paid: oneOf(valuesOf(paidOptions)),
    attended: oneOf(valuesOf(attendedOptions)),
  },
  sorts: ['turn_1', 'name_1'],
  limit: 50,
} as const;

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
  const { t } = useTranslation('participant');
  const control = useListUrl(participantList);
  const { _id: id } = summary;
  const request = listRequest(participantList, control.asked);
  const query = useQuery(apiPage('GET /gathering/:id/participant', { params: { id }, query: request }));
  const table = useTable(id);
  const rows: readonly Participant[] = query.data?.data ?? [];
  const choice = useChosen(rows);
  const columns = useParticipantColumns(summary, choice);
  const total = query.data?.meta.total ?? 0;
  return (
    <>
      <FilterBar
        {...control}
        search={{ label: t('search') }}
        selects={[
          { name: 'state', label: t('column.state'), choices: choicesOf(registrationStates) },
          ...(summary.isPaid
            ? [{ name: 'paid' as const, label: t('column.payment'), choices: choicesOf(paidOptions) }]
            : []),
          { name: 'attended', label: t('column.wasThere'), choices: choicesOf(attendedOptions) },
        ]}
      />
      {total > 0 && (
        <Group justify="flex-end" mb="xs">
          <TableFileButton loading={table.isPending} onClick={() => table.mutate(request)} />
        </Group>
      )}
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={
          isNarrowed(control.asked) ? (
            <EmptyState icon={IconSearch} art="lens" title={t('noneFound')} text={t('noneFoundText')} />
          ) : (
            <EmptyState icon={IconUsersGroup} title={t('empty')} text={t('emptyText')} />
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
      <PageHead title={`${t('title')} · ${summary.title}`} noIndex />
      <PageHeader
        title={t('title')}
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
