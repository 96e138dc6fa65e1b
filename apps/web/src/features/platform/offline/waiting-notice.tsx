import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { callOffAll, useWaiting } from '../../../lib/waiting.ts';
import classes from './offline.module.css';

/** What was sent without a network: that it will be, and the way back. */
export function WaitingNotice() {
  const { t } = useTranslation('offline');
  const waiting = useWaiting();
  return (
    <div role="status">
      {waiting.length > 0 && (
        <div className={classes.notice}>
          <IconClockPause size={22} aria-hidden className={classes.icon} />
          <p className={classes.noticeText}>
            {waiting.length === 1 ? t('waiting.one') : t('waiting.several', { number: waiting.length })}
          </p>
          <Button variant="default" size="sm" onClick={callOffAll}>
            {t('waiting.callOff')}
          </Button>
        </div>
      )}
    </div>
  );
}
