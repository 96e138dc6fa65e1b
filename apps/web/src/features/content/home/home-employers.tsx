import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { hiringQuery } from './hiring-query.ts';
import classes from './home-employers.module.css';

/** The companies with the most open jobs. Hidden if there are none, or on failure. */
export function HomeEmployers() {
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
