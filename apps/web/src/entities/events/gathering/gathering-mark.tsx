import type { GatheringCard } from '@acheep/contract/events/gathering';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './gathering-card.module.css';
import { isOn, isOver } from './gathering-time.ts';

interface GatheringMarkProps {
  gathering: Pick<GatheringCard, 'status' | 'endsAt' | 'registerUntil'>;
  session: { startsAt: string; endsAt: string } | null;
}

/** Badge of an unusual state: in progress, over, or registration closed. */
export function GatheringMark({ gathering, session }: GatheringMarkProps) {
  const { t } = useTranslation('gathering-card');
  const now = new Date();
  const { status, endsAt, registerUntil } = gathering;
  if (status !== 'active') {
    const over = endsAt !== null && new Date(endsAt) <= now;
    return <span className={classes.over}>{over ? t('over') : t('closed')}</span>;
  }
  if (session && isOn(session, now)) return <span className={classes.on}>{t('onNow')}</span>;
  if (registerUntil && isOver(registerUntil, now)) return <span className={classes.over}>{t('late')}</span>;
  return null;
}
