import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './waiting-panel.module.css';

interface WaitingPanelProps<E> {
  title: string;
  list: { total: number; entries: readonly E[] };
  /** Where all of them are, and how the link is called where "All 12" says too little. */
  all: string;
  allText?: string;
  /** Where an entry leads, what it is called, and a word on it. */
  entry: (one: E) => { to: string; title: string; note: ReactNode };
}

/** Things of a kind that wait for whoever reads this, the most urgent first. Nothing where there are none. */
export function WaitingPanel<E extends { _id: string }>({
  title,
  list,
  all,
  allText,
  entry,
}: WaitingPanelProps<E>) {
  const { t } = useTranslation('dashboard');
  if (list.total === 0) return null;
  return (
    <Panel
      title={title}
      action={
        (allText !== undefined || list.total > list.entries.length) && (
          <Anchor component={Link} to={all} size="sm" ta="right">
            {allText ?? t('all', { count: list.total })}
          </Anchor>
        )
      }
    >
      <ul className={classes.list}>
        {list.entries.map((one) => {
          const { to, title: name, note } = entry(one);
          return (
            <li key={one._id} className={classes.entry}>
              <Anchor component={Link} to={to} fw={600} className={classes.name}>
                {name}
              </Anchor>
              <span className={classes.note}>{note}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
