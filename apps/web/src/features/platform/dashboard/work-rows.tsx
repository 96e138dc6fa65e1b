import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './work-rows.module.css';

interface WorkRow {
  key: string;
  /** At the left edge: a time, a picture, an icon. */
  lead: ReactNode;
  to: string;
  title: string;
  note: ReactNode;
  end?: ReactNode;
}

const WorkRows = ({ rows, wide }: { rows: readonly WorkRow[]; wide?: boolean }) => (
  <ul className={classes.list}>
    {rows.map(({ key, lead, to, title, note, end }) => (
      <li key={key} className={classes.row} data-wide={wide || undefined}>
        <span className={classes.lead}>{lead}</span>
        <div className={classes.main}>
          <Anchor component={Link} to={to} fw={600}>
            {title}
          </Anchor>
          <span className={classes.note}>{note}</span>
        </div>
        {end && <div className={classes.end}>{end}</div>}
      </li>
    ))}
  </ul>
);

interface WaitingRowsProps<E> {
  title: string;
  list: { total: number; entries: readonly E[] };
  /** Link to the full list. */
  all: string;
  entry: (one: E) => Omit<WorkRow, 'key'>;
  /** True where the end has a line of its own on a phone. */
  wide?: boolean;
}

/** What waits for the user, as rows, the most urgent first; hidden if there is nothing. */
export function WaitingRows<E extends { _id: string }>({
  title,
  list,
  all,
  entry,
  wide = false,
}: WaitingRowsProps<E>) {
  const { t } = useTranslation('dashboard');
  if (list.total === 0) return null;
  return (
    <Section
      title={title}
      action={
        list.total > list.entries.length && (
          <Anchor component={Link} to={all} size="sm" ta="right">
            {t('all', { count: list.total })}
          </Anchor>
        )
      }
    >
      <WorkRows wide={wide} rows={list.entries.map((one) => ({ key: one._id, ...entry(one) }))} />
    </Section>
  );
}
