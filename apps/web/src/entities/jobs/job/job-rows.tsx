import type { ReactNode } from 'react';
import { CardList } from '../../../ui/card-list.tsx';
import classes from './job-rows.module.css';

interface JobRowsProps<T> {
  records: readonly T[];
  /** A card of the record's job. */
  children: (record: T) => ReactNode;
}

/** Records of one's own that are shown as the rows of the list of jobs. */
export const JobRows = <T extends { _id: string }>({ records, children }: JobRowsProps<T>) => (
  <CardList expected={0} className={classes.rows} records={records} skeleton={null}>
    {children}
  </CardList>
);

/** What the reader has to do with a job: stands in its card, below the facts. */
export const JobFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
);
