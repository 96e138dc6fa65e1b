import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const shown = 2;
/** Trainings that are read: those under way, whose next session may be nearer, are left out. */
const read = 8;

/** The trainings that begin next. Hidden if there are none, or on failure. */
export function HomeSoon() {
  const { t } = useTranslation('home-more');
  const { data, isPending } = useQuery(apiQuery('GET /training', { query: { limit: read } }));
  const now = new Date();
  const coming = data?.data.filter(({ startsAt }) => startsAt && new Date(startsAt) > now).slice(0, shown);
  if (!isPending && !coming?.length) return null;
  return (
    <Section
      title={t('soon.title')}
      action={
        <Anchor component={Link} to={paths.trainingList()}>
          {t('soon.all')}
        </Anchor>
      }
    >
      <GatheringCardList gatherings={coming} expected={shown} twoColumns />
    </Section>
  );
}
