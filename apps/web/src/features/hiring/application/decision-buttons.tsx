import type { Decision } from '@acheep/contract/hiring/application-option';
import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconX, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type Candidate, decisionsFor, type useDecision } from './decision.api.ts';
import { RejectDialog } from './reject-dialog.tsx';

export const decisionLooks: Record<Decision, { icon: TablerIcon; variant: string; color?: string }> = {
  shortlisted: { icon: IconCheck, variant: 'filled' },
  rejected: { icon: IconX, variant: 'light', color: 'red' },
  received: { icon: IconArrowBackUp, variant: 'default' },
};

interface DecisionChoiceProps extends Pick<ReturnType<typeof useDecision>, 'decide' | 'isPending'> {
  candidate: Candidate;
  size?: 'xs';
}

/** The decision buttons with a given mutation. */
export function DecisionChoice({ candidate, decide, isPending, size }: DecisionChoiceProps) {
  const { t } = useTranslation('application');
  const [rejecting, setRejecting] = useState(false);
  const choose = (status: Decision) =>
    status === 'rejected' ? setRejecting(true) : void decide(candidate, { status });
  return (
    <Group gap="xs">
      {decisionsFor[candidate.status].map((status) => {
        const { icon: Icon, ...looks } = decisionLooks[status];
        return (
          <Button
            key={status}
            {...looks}
            {...(size && { size })}
            disabled={isPending}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => choose(status)}
          >
            {t(`decision.action.${status}`)}
          </Button>
        );
      })}
      <RejectDialog
        title={t('reject.title', { name: candidate.name })}
        opened={rejecting}
        onClose={() => setRejecting(false)}
        onReject={async (given) => {
          if (await decide(candidate, { status: 'rejected', ...given })) setRejecting(false);
        }}
      />
    </Group>
  );
}
