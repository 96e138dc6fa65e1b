import type { AlertNews } from '@acheep/contract/jobs/job-alert';
import { searchPath } from '@acheep/contract/jobs/job-alert-path';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './home-known.module.css';
import { JobBand } from './job-band.tsx';
import { visitHome } from './last-visit.ts';

/** Days that count as new on a device where no visit before is known. */
const newDays = 7;
const searchesShown = 3;

/** What is new in one's saved searches since the visit before; `before` is null where none is known. */
export function useNews() {
  const user = useSession()?.user._id ?? '';
  const [before] = useState(() => visitHome(user));
  const since = before === null ? startOfDay(addDays(today(), -newDays)) : new Date(before);
  const news = useQuery(apiData('GET /job-alert/news', { query: { since: since.toISOString() } }));
  return { news, before };
}

interface HomeNewsProps {
  news: readonly AlertNews[];
  before: number | null;
}

export function HomeNews({ news, before }: HomeNewsProps) {
  const { t } = useTranslation('home-known');
  const found = news.filter(({ count }) => count > 0);
  return (
    <Section
      title={t(before === null ? 'news.week' : 'news.title')}
      action={
        <Anchor component={Link} to={paths.manageAlerts()}>
          {t('news.all')}
        </Anchor>
      }
    >
      {before !== null && (
        <Text c="dimmed" size="sm" mt="-0.5rem" mb="md">
          {t('news.since', { moment: momentText(new Date(before), currentLocale()) })}
        </Text>
      )}
      {found.length === 0 ? (
        <Text>{t('news.none')}</Text>
      ) : (
        <div className={classes.bands}>
          {found.slice(0, searchesShown).map(({ _id, name, criteria, count, isCapped, jobs }) => (
            <JobBand
              key={_id}
              title={name}
              to={searchPath(criteria)}
              all={t('news.count', { count, number: `${count}${isCapped ? '+' : ''}` })}
              stacked
              order={3}
              jobs={jobs}
            >
              {t('news.above')}
            </JobBand>
          ))}
        </div>
      )}
    </Section>
  );
}
