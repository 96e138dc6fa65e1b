import type { JobCard } from '@acheep/contract/jobs/job';
import { offerFacts } from '@acheep/contract/jobs/job-card-facts';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Phrases } from '../../../entities/phrase.tsx';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './home-known.module.css';
import searches from './home-searches.module.css';
import { JobTile } from './job-band.tsx';

const Closing = ({ of }: { of: JobCard }) => {
  const fact = offerFacts(of, reader()).find(({ key }) => key === 'closing');
  return fact && <Phrases of={fact.value} />;
};

/** Saved jobs that close soon. */
export function HomeClosing({ jobs }: { jobs: readonly JobCard[] }) {
  const { t } = useTranslation(['home-known', 'common']);
  return (
    <Section
      title={t('closing')}
      action={
        <Anchor component={Link} to={paths.manageBookmarked()}>
          {t('common:bookmark.saved')}
        </Anchor>
      }
    >
      <ul className={classes.tiles}>
        {jobs.map((job) => (
          <li key={job._id}>
            <JobTile job={job} note={<Closing of={job} />} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface HomeRecentProps {
  searches: readonly string[];
  /** True of who has saved no search yet. */
  invites: boolean;
}

/** What was last searched for on this device. */
export function HomeRecent({ searches: recent, invites }: HomeRecentProps) {
  const { t } = useTranslation('home-known');
  return (
    <Section title={t('recent.title')}>
      <ul className={searches.chips}>
        {recent.map((search) => (
          <li key={search}>
            <Link to={paths.jobList({ search })} className={searches.chip} lang={languageOf(search)}>
              <IconHistory size={16} stroke={1.75} color="var(--ac-icon)" aria-hidden />
              {search}
            </Link>
          </li>
        ))}
      </ul>
      {invites && (
        <Text c="dimmed" size="sm" mt="sm">
          {t('recent.invite')}
        </Text>
      )}
    </Section>
  );
}
