import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './waiting-panel.module.css';

interface WaitingPanelProps<E> {
  title: string;
  list: { total: number; entries: readonly E[] };
  /** Link to the full list; `allText` is its label if "All 12" is too vague. */
  all: string;
  allText?: string;
  /** Link, title and note of an item. */
  entry: (one: E) => { to: string; title: string; note: ReactNode };
}

/** Items of one kind that wait for the user, the most urgent first; hidden if there are none. */
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
