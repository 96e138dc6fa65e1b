import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './home-searches.module.css';
import { waysInQuery } from './ways-in-query.ts';

/** What others search for in this language. Hidden if too few people have searched for the same. */
export function HomeSearches() {
  const { t } = useTranslation('home-more');
  const { data } = useQuery(waysInQuery);
  if (!data?.titles.length) return null;
  return (
    <Section title={t('searches')}>
      <ul className={classes.chips}>
        {data.titles.map((search) => (
          <li key={search}>
            <Link to={paths.jobList({ search })} className={classes.chip} lang={languageOf(search)}>
              <IconSearch size={16} stroke={1.75} color="var(--ac-icon)" aria-hidden />
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
