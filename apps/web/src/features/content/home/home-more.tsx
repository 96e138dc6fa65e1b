import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { hiringQuery } from './hiring-query.ts';
import { HomePlaces } from './home-places.tsx';
import classes from './home-searches.module.css';
import { HomeSoon } from './home-soon.tsx';
import { waysInQuery } from './ways-in-query.ts';

/** The companies with the most open jobs. Hidden if there are none, or on failure. */
function HomeEmployers() {
  const { t } = useTranslation('company');
  const { data } = useQuery(hiringQuery);
  if (!data?.employers.length) return null;
  return (
    <Section
      title={t('hiring.title')}
      action={
        <Anchor component={Link} to={paths.companyList({ hiring: 'hiring' })}>
          {t('hiring.all')}
        </Anchor>
      }
    >
      <ul className={classes.grid}>
        {data.employers.map((employer) => {
          const name = companyName(employer);
          return (
            <li key={employer._id}>
              <Link to={paths.company(employer._id)} className={classes.tile}>
                <CompanyAvatar company={employer} src={employer.logo} />
                <span className={classes.words}>
                  <span className={classes.name} lang={languageOf(name)}>
                    {name}
                  </span>
                  <span className={classes.jobs}>{t('openJobs', { count: employer.openJobs })}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What others search for in this language. Hidden if too few people have searched for the same. */
function HomeSearches() {
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

/** What seekers come for after the newest jobs: places, usual searches, employers, trainings. */
export const HomeMore = () => (
  <>
    <HomePlaces />
    <HomeSearches />
    <HomeEmployers />
    <HomeSoon />
  </>
);
