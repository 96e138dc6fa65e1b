import { Badge } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { localized } from '../lib/locale.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useListCounts } from './list-count.ts';
import classes from './list-tabs.module.css';
import type { tabsAt } from './menu-entries.ts';

interface ListTabsProps {
  tabs: ReturnType<typeof tabsAt>;
}

/** The states of a list as links, with the number of records in each. */
export function ListTabs({ tabs }: ListTabsProps) {
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
