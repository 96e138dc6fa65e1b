import { placesOffered } from '@acheep/contract/content/home';
import { paths } from '@acheep/contract/paths';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './home-places.module.css';
import { PlaceScene } from './place-scene.tsx';
import { waysInQuery } from './ways-in-query.ts';

/** The provinces with the most jobs, each with its drawing. Hidden if there are none, or on failure. */
export function HomePlaces() {
  const { t } = useTranslation('home-more');
  const { t: company } = useTranslation('company');
  const { data, isPending } = useQuery(waysInQuery);
  if (!isPending && !data?.places.length) return null;
  return (
    <Section title={t('places.title')}>
      <ul className={classes.grid}>
        {data
          ? data.places.map(({ _id, slug, name, openJobs }) => (
              <li key={_id}>
                <Link to={paths.jobList({ provinceId: _id })} className={classes.tile}>
                  <span className={classes.picture}>
                    <PlaceScene slug={slug} />
                  </span>
                  <span className={classes.words}>
                    <span className={classes.name}>{localized(name)}</span>
                    <span className={classes.jobs}>{company('openJobs', { count: openJobs })}</span>
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: placesOffered }, (_, index) => (
              <li key={index} className={classes.tile}>
                <Skeleton className={classes.picture} radius={0} />
                <span className={classes.words}>
                  <Skeleton height="1lh" width="60%" />
                  <Skeleton height="1lh" width="40%" />
                </span>
              </li>
            ))}
      </ul>
    </Section>
  );
}
