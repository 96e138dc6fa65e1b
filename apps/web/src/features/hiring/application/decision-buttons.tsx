import type { Decision } from '@acheep/contract/hiring/application-option';
import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconChevronDown, IconX, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type Candidate, decisionsFor, useDecision } from './decision.api.ts';
import { MoveMenu } from './move-menu.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useStages } from './stage.api.ts';

export const decisionLooks: Record<Decision, { icon: TablerIcon; variant: string; color?: string }> = {
  shortlisted: { icon: IconCheck, variant: 'filled' },
  rejected: { icon: IconX, variant: 'light', color: 'red' },
  received: { icon: IconArrowBackUp, variant: 'default' },
};

/** The decisions possible in the candidate's current status, and the stages. */
export function DecisionButtons({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('application');
  const decision = useDecision();
  const { stages } = useStages();
  const isShortListed = candidate.status === 'shortlisted';
  const menu = candidate.status !== 'withdrawn' && (
    <MoveMenu
      places={stages.filter(({ value }) => value !== candidate.stage)}
      onChoose={(stage) => void decision.move(candidate, stage)}
    >
      <Button
        variant={isShortListed ? 'filled' : 'default'}
        disabled={decision.isPending}
        rightSection={<IconChevronDown size={18} aria-hidden />}
      >
        {t('stage.moveTo')}
      </Button>
    </MoveMenu>
  );
  return (
    <>
      {isShortListed && menu}
      <DecisionChoice candidate={candidate} {...decision} />
      {!isShortListed && menu}
    </>
  );
}

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
