import type { StatusCounts } from '@acheep/contract/hiring/application';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import classes from './candidate-states.module.css';

interface CandidateStatesProps {
  counts: StatusCounts;
  /** Path of the applications with a status. */
  to: (status: keyof StatusCounts) => string;
}

/** Number of applications in each status, with their share as a bar. */
export function CandidateStates({ counts, to }: CandidateStatesProps) {
  const all = Math.max(1, ...Object.values(counts));
  return (
    <ul className={classes.list}>
      {valuesOf(applicationStatuses).map((status) => (
        <li key={status} className={classes.state}>
          <Anchor component={Link} to={to(status)} size="sm">
            {localized(applicationStatuses[status])}
          </Anchor>
          <span className={classes.track} aria-hidden>
            <span className={classes.share} style={{ inlineSize: `${(counts[status] / all) * 100}%` }} />
          </span>
          <Text span fw={600} ta="right">
            {counts[status]}
          </Text>
        </li>
      ))}
    </ul>
  );
}
