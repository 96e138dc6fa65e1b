import type { SeatChoice } from '@acheep/contract/events/registration-option';
import { confirm } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Asks where somebody goes when no seat is free; null where that is left open. Who waits already can only go beyond. */
export function useAskSeat() {
  const { t } = useTranslation('participant');
  const common = useTranslation().t;
  return async ({
    isFull,
    isWaiting = false,
  }: {
    isFull: boolean;
    isWaiting?: boolean;
  }): Promise<SeatChoice | null> => {
    if (!isFull) return 'free';
    const answer = await confirm({
      title: t('full.title'),
      message: t(isWaiting ? 'full.waits' : 'full.message'),
      confirmLabel: t('full.beyond'),
      cancelLabel: isWaiting ? common('cancel') : t('full.waiting'),
      tone: 'plain',
    });
    if (answer === 'confirm') return 'beyond';
    return answer === 'cancel' && !isWaiting ? 'waiting' : null;
  };
}
