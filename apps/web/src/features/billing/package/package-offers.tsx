import { Skeleton } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PackageCard } from './package-card.tsx';
import classes from './package-offers.module.css';
import { useStart } from './use-start.ts';

/** The packages on offer: four in a row on desks, two on tablets, one on phones. */
export function PackageOffers() {
  const { t } = useTranslation('package');
  const { data, error, refetch } = useQuery(apiData('GET /package'));
  const start = useStart();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // The server sends none that is not on sale; what is kept from before may have ended since.
  const offers = data?.filter(({ status }) => status === 'active');
  if (offers?.length === 0) {
    return <EmptyState icon={IconPackage} title={t('none.title')} text={t('none.text')} />;
  }
  return (
    <ul className={classes.offers} aria-busy={!offers}>
      {offers
        ? offers.map((offer) => (
            <li key={offer._id}>
              <PackageCard offer={offer} onStart={() => void start(offer._id)} />
            </li>
          ))
        : [0, 1, 2, 3].map((place) => (
            <li key={place}>
              <Skeleton height={320} radius="md" />
            </li>
          ))}
    </ul>
  );
}
