import { numberText } from '@acheep/contract/kernel/english-text';
import { paths } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { hiringQuery } from './hiring-query.ts';
import classes from './home-now.module.css';

/** Numbers of current jobs and employers. The place stays empty if they are zero or unknown. */
export function HomeNow() {
  const { t } = useTranslation('home');
  const { data } = useQuery(hiringQuery);
  const numbers = data
    ? ([
        ['jobs', data.openJobs, paths.jobList()],
        ['companies', data.companies, paths.companyList({ hiring: 'hiring' })],
        ['fresh', data.newJobs, paths.jobList({ posted: '7d' })],
      ] as const)
    : [];
  return (
    <ul className={classes.now}>
      {numbers.map(
        ([name, count, to]) =>
          count > 0 && (
            <li key={name}>
              <Link to={to}>
                <b>{numberText(count)}</b> {t(`now.${name}`, { count })}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
