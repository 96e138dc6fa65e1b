import {
  applicationStatuses,
  type ApplicationStatus as Status,
} from '@acheep/contract/hiring/application-option';
import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { hired, hiredName } from '@acheep/contract/hiring/stage-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { useStages } from './stage.api.ts';

const tones: Record<Status, StatusTone> = {
  received: 'off',
  shortlisted: 'good',
  rejected: 'bad',
  withdrawn: 'off',
};

interface ApplicationStatusProps {
  status: Status;
  /** True when the candidate is hired. */
  isHired?: boolean;
}

export const ApplicationStatus = ({ status, isHired }: ApplicationStatusProps) => (
  <StatusBadge tone={tones[status]}>
    {localized(isHired ? hiredName : applicationStatuses[status])}
  </StatusBadge>
);

/** Status for the company: a short-listed candidate's stage, or hired. */
export function CandidateStatus({ status, stage }: { status: Status; stage: StageReference | null }) {
  const { nameOf } = useStages();
  const name = nameOf(stage);
  if (!name || stage === hired) return <ApplicationStatus status={status} isHired={stage === hired} />;
  return <StatusBadge tone="wait">{name}</StatusBadge>;
}
