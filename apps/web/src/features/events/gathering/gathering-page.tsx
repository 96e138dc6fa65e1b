import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { paths } from '@acheep/contract/paths';
import { Container } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { WaitingOffer } from '../../../entities/companies/company/offer-page.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { gatheringQuery } from './gathering.api.ts';
import { GatheringView } from './gathering-view.tsx';

function GatheringPage({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(gatheringQuery(kind, id));
  return (
    <Container className={offer.page}>
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
      {data ? (
        <GatheringView key={data._id} gathering={data} />
      ) : (
        !error && <WaitingOffer summary={220} lines={6} />
      )}
    </Container>
  );
}

export const TrainingPage = () => <GatheringPage key="training" kind="training" />;
export const EventPage = () => <GatheringPage key="event" kind="event" />;
