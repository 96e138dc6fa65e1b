import type { View } from '@acheep/contract/events/gathering-list-url';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { isNarrowed } from '../../../lib/list-url.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import type { ListAnswer } from './gathering.api.ts';

interface GatheringResultsProps extends Pick<ListControl, 'asked' | 'clear' | 'pageLink'> {
  kind: GatheringKind;
  view: View;
  result: UseQueryResult<ListAnswer>;
}

/** The page of a list, or what there is to say instead. */
export function GatheringResults({ kind, view, result, asked, clear, pageLink }: GatheringResultsProps) {
  const { t } = useTranslation('gathering');
  const list = kind === 'training' ? paths.trainingList : paths.eventList;
  const all = (
    <Button component={Link} to={list()}>
      {t(`${kind}.all`)}
    </Button>
  );
  // Nothing is ahead at all: what was is something to look at.
  const empty = isNarrowed(asked) ? (
    <NothingFound title={t(`${kind}.none`)} asked={asked} clear={clear} all={all} />
  ) : (
    <EmptyState
      icon={IconCalendarOff}
      title={t(view === 'past' ? 'empty.past' : `${kind}.nothingAhead`)}
      text={view === 'past' ? undefined : t('empty.text')}
      action={
        view === 'past' ? (
          all
        ) : (
          <Button component={Link} to={list({ view: 'past' })} variant="default">
            {t('empty.seePast')}
          </Button>
        )
      }
    />
  );
  return (
    <ListResults
      query={result}
      asked={asked}
      pageLink={pageLink}
      waiting={<GatheringCardList gatherings={undefined} expected={5} as="h2" />}
      empty={empty}
    >
      {(rows) => <GatheringCardList gatherings={rows} expected={0} as="h2" />}
    </ListResults>
  );
}
