import type { StatusCounts } from '@acheep/contract/hiring/application';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { BarList } from '../../../ui/bar-list.tsx';

interface CandidateStatesProps {
  counts: StatusCounts;
  /** Path of the applications with a status. */
  to: (status: keyof StatusCounts) => string;
}

/** Number of applications in each status, with their share as a bar. */
export const CandidateStates = ({ counts, to }: CandidateStatesProps) => (
  <BarList
    bars={valuesOf(applicationStatuses).map((status) => ({
      key: status,
      value: counts[status],
      label: (
        <Anchor component={Link} to={to(status)} size="sm">
          {localized(applicationStatuses[status])}
        </Anchor>
      ),
    }))}
  />
);
