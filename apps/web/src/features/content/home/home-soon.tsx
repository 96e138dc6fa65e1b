import { paths } from '@acheep/contract/kernel/paths';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const shown = 2;

/** The trainings whose next session is nearest. Hidden if there are none, or on failure. */
export function HomeSoon() {
  const { t } = useTranslation('home-more');
  const { data, isPending } = useQuery(apiQuery('GET /training', { query: { limit: shown } }));
  if (!isPending && !data?.data.length) return null;
  return (
    <Section
      title={t('soon.title')}
      action={
        <Anchor component={Link} to={paths.trainingList()}>
          {t('soon.all')}
        </Anchor>
      }
    >
      <GatheringCardList gatherings={data?.data} expected={shown} twoColumns />
    </Section>
  );
}
