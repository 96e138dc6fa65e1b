import type { MatchingJobs } from '@acheep/contract/talent/matching';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Container, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { latestApplications, ownApplications } from '../../../entities/jobs/job/applied-jobs.ts';
import { recentSearches } from '../../../entities/jobs/suggestion/recent-search.ts';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { ResumeProgressPanel } from '../../../entities/talent/resume/resume-progress-panel.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { givenName, partOfDay } from './greeting.ts';
import classes from './home-known.module.css';
import { HomeMatches } from './home-matches.tsx';
import { HomeNews, useNews } from './home-news.tsx';
import { HomeNext, HomeStart } from './home-next.tsx';
import { HomeSearch } from './home-search.tsx';
import { HomeClosing, HomeRecent } from './home-side.tsx';
import { nextApplications } from './next-application.ts';

/** Greets a job seeker, with the search in one line. */
function KnownHead() {
  const { t } = useTranslation('home-known');
  const name = useSession()?.user.name ?? '';
  return (
    <Container className={classes.head}>
      <Title order={1} size="h2" className={classes.greeting}>
        {t(`greeting.${partOfDay(new Date())}`, { name: givenName(name) })}
      </Title>
      <HomeSearch line />
    </Container>
  );
}

const Waiting = () => (
  <div className={classes.waiting} role="status">
    <Skeleton height={32} width={240} />
    <Skeleton height={200} radius="md" />
    <Skeleton height={32} width={280} mt="md" />
    <Skeleton height={112} radius="md" />
    <Skeleton height={112} radius="md" />
    <Skeleton height={112} radius="md" />
  </div>
);

/** True where there are matching jobs to show, or a reason why there are none; who has no CV is asked for one. */
const hasMatches = (found: MatchingJobs | undefined): found is MatchingJobs =>
  !!found && found.resume !== 'none';

/**
 * What a job seeker comes for: the next interview or the latest answer, jobs that match the CV, what is new in saved
 * searches; beside it what is quickly done. Shown at once when all of it is known, so that nothing moves, and
 * `children` below.
 */
function KnownHome({ children }: { children: ReactNode }) {
  const applications = useQuery(latestApplications);
  const resume = useQuery(ownResumeQuery);
  const matching = useQuery(apiData('GET /job/matching'));
  const own = useQuery(apiData('GET /dashboard'));
  const { news, before } = useNews();
  const [recent] = useState(recentSearches);
  const queries = [applications, resume, matching, own, news];
  if (queries.some(({ isLoading }) => isLoading)) return <Waiting />;
  const failed = queries.filter(({ error }) => error);
  const next = applications.data ? nextApplications(ownApplications(applications.data)) : [];
  const closing = own.data?.role === 'user' ? own.data.closing.entries : [];
  const cv = resume.data;
  const hasProgress = !!cv && resumeProgress(cv).percent < 100;
  const hasSide = hasProgress || recent.length > 0 || closing.length > 0;
  return (
    <>
      {failed[0] && (
        <ErrorState
          error={failed[0].error}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      <div className={classes.own} data-side={hasSide || undefined}>
        <div>
          {next.length > 0 && <HomeNext applications={next} />}
          {cv === null && <HomeStart />}
          {hasMatches(matching.data) && <HomeMatches found={matching.data} resume={cv} />}
          {news.data && news.data.length > 0 && <HomeNews news={news.data} before={before} />}
        </div>
        {hasSide && (
          <div>
            {hasProgress && (
              <div className="ac-section">
                <ResumeProgressPanel resume={cv} />
              </div>
            )}
            {closing.length > 0 && <HomeClosing jobs={closing} />}
            {recent.length > 0 && <HomeRecent searches={recent} invites={news.data?.length === 0} />}
          </div>
        )}
      </div>
      {children}
    </>
  );
}

const worded = loadNamespaces(['home-known', 'home-more', 'application', 'interview', 'match', 'widget']);

/** Loaded together with their texts. */
export const whenHeadWorded = worded.then(() => ({ default: KnownHead }));
export const whenWorded = worded.then(() => ({ default: KnownHome }));
