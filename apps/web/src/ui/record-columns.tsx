import type { ReactNode } from 'react';
import classes from './record-columns.module.css';

interface RecordColumnsProps {
  /** What stands beside the record where there is room, and below it otherwise. */
  aside: ReactNode;
  /** Gives both the same width. */
  even?: boolean;
  children: ReactNode;
}

/** The page of one record: its facts, with notes or evidence beside them. */
export const RecordColumns = ({ aside, even, children }: RecordColumnsProps) => (
  <div className={classes.columns} data-even={even || undefined}>
    <div>{children}</div>
    <div>{aside}</div>
  </div>
);
