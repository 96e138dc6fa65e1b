import type { SiteFound } from '@acheep/contract/jobs/site-search';
import { maxOfKind, type SearchKind, searchKinds } from '@acheep/contract/jobs/site-search-option';
import { can } from '@acheep/contract/kernel/permission';
import { paths, withQuery } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CompanyCard } from '../../../entities/companies/company/company-card.tsx';
import { ArticleCardList } from '../../../entities/content/article/article-card-list.tsx';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { TalentCard } from '../../../entities/talent/resume/talent-card.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { PostRow } from './post-row.tsx';
import classes from './search-page.module.css';

interface FoundPeople {
  name: string;
  number: string;
  /** Path of the full list. */
  to: string;
  corrected: string | undefined;
  /** Cards with record ids as keys. */
  cards: ReactElement[];
}

/**
 * Job seekers, by the access rules of their lists: anonymous for companies and trainers; for job seekers, those whose
 * CV every account may see. Null without results or permission.
 */
function useFoundPeople(search: string): FoundPeople | null {
  const { t } = useTranslation('search');
  const role = useSession()?.user.role;
  const mayImpersonate = can(role, 'Talent');
  const request = { query: { search, limit: maxOfKind } };
  const { data: talents } = useQuery({ ...apiQuery('GET /talent', request), enabled: mayImpersonate });
  const { data: resumes } = useQuery({
    ...apiQuery('GET /resume', request),
    enabled: !mayImpersonate && can(role, 'ResumeSearch'),
  });
  if (talents?.meta.total) {
    const { meta, data } = talents;
    return {
      name: t('talents'),
      number: countText(meta),
      to: paths.talentSearch({ search: meta.corrected ?? search }),
      corrected: meta.corrected,
      cards: data.map((talent) => (
        <TalentCard key={talent._id} talent={talent} to={paths.talent(talent._id)} />
      )),
    };
  }
  if (resumes?.meta.total) {
    const { meta, data } = resumes;
    return {
      name: t('resumes'),
      number: countText(meta),
      to: paths.resumeSearch({ search: meta.corrected ?? search }),
      corrected: meta.corrected,
      cards: data.map((resume) => (
        <TalentCard key={resume._id} talent={resume} to={paths.foundResume(resume._id)} name={resume.name} />
      )),
    };
  }
  return null;
}

interface FoundSectionProps {
  title: string;
  /** Total number, and path of the full list. */
  number?: string;
  to?: string;
  children: ReactNode;
}

/** Results of one kind, with a link to its own list. */
function FoundSection({ title, number, to, children }: FoundSectionProps) {
  const { t } = useTranslation('search');
  const all = to && number && (
    <Anchor component={Link} to={to} aria-label={`${title}: ${t('all', { number })}`}>
      {t('all', { number })}
    </Anchor>
  );
  return (
    <Section title={title} action={all || undefined}>
      {children}
    </Section>
  );
}

type CardsOf<K extends SearchKind> = NonNullable<SiteFound[K]>['data'];

const texts = (articles: CardsOf<'tip'>) => (
  <div className={classes.texts}>
    <ArticleCardList articles={articles} expected={0} as="h3" twoColumns />
  </div>
);
const gatherings = (rows: CardsOf<'training'>) => (
  <div className={classes.gatherings}>
    <GatheringCardList gatherings={rows} expected={0} as="h3" />
  </div>
);

/** Cards of each kind's results, and path of its full list. */
const kinds: {
  [K in SearchKind]: { cards: (rows: CardsOf<K>) => ReactNode; list: (asked: { search: string }) => string };
} = {
  job: { cards: (jobs) => <JobCardList jobs={jobs} expected={0} as="h3" twoColumns />, list: paths.jobList },
  company: {
    cards: (companies) => (
      <ul className={classes.faces}>
        {companies.map((company) => (
          <li key={company._id}>
            <CompanyCard company={company} as="h3" />
          </li>
        ))}
      </ul>
    ),
    list: paths.companyList,
  },
  training: { cards: gatherings, list: paths.trainingList },
  event: { cards: gatherings, list: paths.eventList },
  tip: { cards: texts, list: paths.tipList },
  policy: { cards: texts, list: paths.policyList },
  prakas: { cards: texts, list: paths.prakasList },
  post: {
    cards: (posts) => (
      <ul className={classes.cards}>
        {posts.map((post) => (
          <li key={post._id}>
            <PostRow post={post} />
          </li>
        ))}
      </ul>
    ),
    list: paths.publicPosts,
  },
};
const names = Object.keys(searchKinds) as SearchKind[];

/** Note about the corrected search text. */
function Corrected({ corrected }: { corrected: string | undefined }) {
  const { t } = useTranslation('search');
  return corrected && <p className={classes.note}>{t('corrected', { corrected })}</p>;
}

function OneKind<K extends SearchKind>({
  kind,
  found,
  search,
}: {
  kind: K;
  found: SiteFound[K];
  search: string;
}) {
  const { t } = useTranslation('search');
  const { cards, list } = kinds[kind];
  const title = localized(searchKinds[kind]);
  if (!found)
    return (
      <FoundSection title={title}>
        <p>
          {t('late')} <Link to={list({ search })}>{t('lateLink')}</Link>
        </p>
      </FoundSection>
    );
  if (found.total === 0) return null;
  const { corrected } = found;
  return (
    <FoundSection title={title} number={countText(found)} to={list({ search: corrected ?? search })}>
      <Corrected corrected={corrected} />
      {cards(found.data as CardsOf<K>)}
    </FoundSection>
  );
}

interface SearchResultsProps {
  search: string;
  result: {
    data: { data: SiteFound } | undefined;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

/** Results by kind, of which the tabs above show one or all; each links to its own list. */
export function SearchResults({
  search,
  result: { data, error, isPlaceholderData, refetch },
}: SearchResultsProps) {
  const { t } = useTranslation('search');
  const people = useFoundPeople(search);
  const [params] = useSearchParams();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList height={96} />;
  const everything = data.data;
  const there = names.filter((kind) => everything[kind] === null || everything[kind].total > 0);
  if (there.length === 0 && !people) return <EmptyState art="lens" title={t('none')} text={t('noneText')} />;
  const tabs = [
    { kind: 'all', name: t('everything'), number: '' },
    ...there.flatMap((kind) => {
      const found = everything[kind];
      return found ? [{ kind, name: localized(searchKinds[kind]), number: countText(found) }] : [];
    }),
    ...(people ? [{ kind: 'people', name: people.name, number: people.number }] : []),
  ];
  // A kind that this search does not find is no tab: then everything is shown.
  const shown = tabs.find(({ kind }) => kind === params.get('kind'))?.kind ?? 'all';
  const isShown = (kind: string) => shown === 'all' || shown === kind;
  return (
    <div aria-busy={isPlaceholderData || undefined} className={classes.results}>
      <nav aria-label={t('kinds')}>
        <ul className={classes.kinds}>
          {tabs.map(({ kind, name, number }) => (
            <li key={kind}>
              <Link
                to={withQuery(paths.search(), { search, kind: kind === 'all' ? undefined : kind })}
                replace
                preventScrollReset
                className={classes.kind}
                aria-current={kind === shown ? 'true' : undefined}
                aria-label={number ? t('kind', { kind: name, number }) : undefined}
              >
                {name} <span className={classes.number}>{number}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {there.filter(isShown).map((kind) => (
        <OneKind key={kind} kind={kind} found={everything[kind]} search={search} />
      ))}
      {people && isShown('people') && (
        <FoundSection title={people.name} number={people.number} to={people.to}>
          <Corrected corrected={people.corrected} />
          <ul className={classes.cards}>
            {people.cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        </FoundSection>
      )}
    </div>
  );
}
