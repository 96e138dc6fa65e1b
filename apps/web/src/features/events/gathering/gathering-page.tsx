import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Container, Skeleton } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { gatheringQuery } from './gathering.api.ts';
import classes from './gathering-page.module.css';
import { GatheringView } from './gathering-view.tsx';

const Waiting = () => (
  <div className={classes.waiting} role="status">
    <Skeleton height={16} width={180} />
    <Skeleton height={32} width="75%" mt={24} />
    <Skeleton height={18} width="40%" mt={14} />
    <Skeleton height={220} mt={24} radius="md" />
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={14} mt={14} width={`${96 - index * 4}%`} />
    ))}
  </div>
);

/** The public page of a training or an event. */
function GatheringPage({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(gatheringQuery(kind, id));
  return (
    <Container className={classes.page}>
      {isMissing(error) ? (
        <MissingRecord
          icon={IconCalendarOff}
          title={t(`${kind}.missing`)}
          text={t('missing')}
          link={{ component: Link, to: kind === 'training' ? paths.trainingList() : paths.eventList() }}
          action={t(`${kind}.all`)}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? <GatheringView key={data._id} gathering={data} /> : !error && <Waiting />}
    </Container>
  );
}

export const TrainingPage = () => <GatheringPage key="training" kind="training" />;
export const EventPage = () => <GatheringPage key="event" kind="event" />;
