import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** `good`: active; `wait`: open or closing soon; `off`: over; `bad`: rejected. */
export type StatusTone = 'good' | 'wait' | 'off' | 'bad';

const colors: Record<StatusTone, string> = { good: 'green', wait: 'saffron', off: 'gray', bad: 'red' };

export const StatusBadge = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <Badge color={colors[tone]} miw="max-content">
    {children}
  </Badge>
);
