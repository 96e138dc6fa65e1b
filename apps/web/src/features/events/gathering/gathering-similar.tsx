import type { GatheringDetail } from '@acheep/contract/events/gathering';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { useIntersection } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { similarQuery } from './gathering.api.ts';
import classes from './gathering-page.module.css';

const shown = 4;

function Similar({ kind, id, categoryId }: { kind: GatheringKind; id: string; categoryId: string }) {
  const { t } = useTranslation('gathering');
  // One more than shown: it may itself be among them.
  const { data, isError } = useQuery(similarQuery(kind, categoryId, shown + 1));
  const others = data?.data.filter(({ _id }) => _id !== id).slice(0, shown);
  if (isError || others?.length === 0) return null;
  return (
    <Section title={t(`${kind}.similar`)}>
      <GatheringCardList gatherings={others} expected={2} twoColumns />
    </Section>
  );
}

/** Others of the same category that are ahead, fetched when somebody scrolls near them. */
export function GatheringSimilar({ gathering: { _id, kind, category } }: { gathering: GatheringDetail }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '400px 0px' });
  const [near, setNear] = useState(false);
  if (entry?.isIntersecting && !near) setNear(true);
  if (!category) return null;
  return near ? (
    <Similar kind={kind} id={_id} categoryId={category._id} />
  ) : (
    <div ref={ref} className={classes.similarPlace} />
  );
}
