import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { stopLooking } from '../../../lib/sign-out.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import classes from './look-bar.module.css';

/** On every page while an operator looks at somebody's account: whose it is, who looks, until when, and the way out. */
export function LookBar() {
  const { t } = useTranslation('look');
  const session = useSession();
  const [ready, setReady] = useState(false);
  const until = session?.look?.until;
  useEffect(() => {
    void loadNamespaces(['look']).then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => void stopLooking(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (!ready || !session?.look) return null;
  const { operator } = session.look;
  return (
    <section className={classes.bar} aria-label={t('label')}>
      <IconEye size={22} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        <strong>{t('whose', { name: session.user.name })}</strong>{' '}
        {t('until', { operator, time: formatDate(session.look.until, 'clock') })}
      </p>
      <Button variant="white" color="dark" size="sm" flex="none" onClick={() => void stopLooking()}>
        {t('end')}
      </Button>
    </section>
  );
}
