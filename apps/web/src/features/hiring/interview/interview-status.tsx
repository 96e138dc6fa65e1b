import { interviewStatuses, type InterviewStatus as Status } from '@acheep/contract/hiring/interview-option';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<Status, StatusTone> = {
  proposed: 'wait',
  agreed: 'good',
  declined: 'bad',
  cancelled: 'off',
  over: 'off',
};

/** Status of an interview; with `own` in the candidate's words. */
export function InterviewStatus({ status, own = false }: { status: Status; own?: boolean }) {
  const { t } = useTranslation('interview');
  const words = own && status === 'proposed' ? t('own.waiting') : localized(interviewStatuses[status]);
  return <StatusBadge tone={tones[status]}>{words}</StatusBadge>;
}
