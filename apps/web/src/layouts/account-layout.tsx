import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Badge, Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { apiQuery } from '../lib/api-query.ts';
import { localized } from '../lib/locale.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { PageTabs } from '../ui/page-tabs.tsx';
import classes from './account-layout.module.css';
import { AccountMenu } from './account-menu.tsx';
import { ConsoleLayout } from './console-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { tabsAt } from './menu-entries.ts';

/** Numbers of records, by the address of the list that has them. */
type Counts = Partial<Record<string, number>>;

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);
/** The number of records is all that is read of a list. */
const query = { limit: 1 };

/** Returns the number of records of each state of a list, by the address of its tab. */
function useListCounts(list: string): Counts {
  const isOf = (address: string) => list === address;
  const { data: candidates } = useQuery({
    ...apiQuery('GET /application/candidate', { query }),
    enabled: isOf(paths.manageApplied()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageApplied()]: sum(counts),
      [paths.manageReceived()]: counts.received,
      [paths.manageShortlist()]: counts.shortlisted,
      [paths.manageRejected()]: counts.rejected,
    }),
  });
  const { data: jobs } = useQuery({
    ...apiQuery('GET /job/own', { query }),
    enabled: isOf(paths.manageJob()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageJob()]: sum(counts),
      [paths.manageJobDraft()]: counts.draft + counts.pending,
      [paths.manageJobActive()]: counts.active,
      [paths.manageJobClosed()]: counts.closed,
      [paths.postJobOld()]: counts.closed + counts.archived,
    }),
  });
  const { data: trainings } = useQuery({
    ...apiQuery('GET /training/own', { query }),
    enabled: isOf(paths.manageTraining()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageTraining()]: sum(counts),
      [paths.manageTrainingDraft()]: counts.draft,
      [paths.manageTrainingActive()]: counts.active,
      [paths.manageTrainingClosed()]: counts.closed,
    }),
  });
  return { ...candidates, ...jobs, ...trainings };
}

interface ListTabsProps {
  tabs: ReturnType<typeof tabsAt>;
}

/** The states of a list as links, with the number of records in each. */
function ListTabs({ tabs }: ListTabsProps) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const counts = useListCounts(tabs.find(({ tabOf }) => !tabOf)?.to ?? '');
  return (
    <nav className={classes.tabs} aria-label={t('states')}>
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={pathname === to ? 'page' : undefined}>
          {localized(label)}
          {counts[to] !== undefined && (
            <Badge variant="light" color="gray" size="sm">
              {counts[to]}
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Pages of an account: job seekers stay on the site, with the menu beside the page; others work in the console. */
export function AccountLayout() {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const user = useSession()?.user;
  // The guard is about to redirect the visitor home.
  if (!user) return null;
  const tabs = tabsAt(pathname, user);
  const page = (
    <PageTabs value={tabs.length > 0 ? <ListTabs tabs={tabs} /> : null}>
      <Outlet />
    </PageTabs>
  );
  if (!can(user.role, 'UserAppliedJob')) return <ConsoleLayout user={user}>{page}</ConsoleLayout>;
  return (
    <DefaultLayout>
      <Container className={classes.layout}>
        <nav className={classes.side} aria-label={t('label')}>
          <AccountMenu user={user} />
        </nav>
        <div className={classes.page}>{page}</div>
      </Container>
    </DefaultLayout>
  );
}
