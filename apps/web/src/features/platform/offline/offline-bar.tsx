import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Container } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import classes from './offline.module.css';
import { useOnline, useShownAt } from './offline-state.ts';

// One and the same at each rendering: with another, the browser would be asked to observe anew, and answer, for ever.
const withBorder = { box: 'border-box' } as const;

/** At the top of every page while there is no network: that it is so, and of when is what one sees. */
export function OfflineBar() {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const at = useShownAt();
  const { pathname } = useLocation();
  const { ref, height } = useElementSize<HTMLDivElement>(withBorder);
  useEffect(() => {
    // The header stays below it while one scrolls.
    document.documentElement.style.setProperty('--ac-bar', `${online ? 0 : height}px`);
  }, [online, height]);
  return (
    <div ref={ref} role="status" className={classes.bar} data-online={online || undefined}>
      {!online && (
        <Container className={classes.barInner}>
          <IconWifiOff size={20} aria-hidden className={classes.icon} />
          <p className={classes.barText}>
            <strong>{t('bar')}</strong>{' '}
            {at !== undefined && t('asOf', { when: formatDate(new Date(at).toISOString(), 'time') })}
          </p>
          {pathname !== paths.seenJobs() && (
            <Anchor component={Link} to={paths.seenJobs()} className={classes.barLink}>
              {t('kept')}
            </Anchor>
          )}
        </Container>
      )}
    </div>
  );
}
