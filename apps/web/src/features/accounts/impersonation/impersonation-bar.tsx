import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { stopImpersonating } from '../../../lib/sign-out.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { foot } from '../../../ui/foot.ts';
import classes from './impersonation-bar.module.css';

/** Shown on every page during impersonation: the account, the operator, the end, and a button to stop. */
export function ImpersonationBar() {
  const { t } = useTranslation('impersonation');
  const session = useSession();
  const [ready, setReady] = useState(false);
  const until = session?.impersonation?.until;
  useEffect(() => {
    void loadNamespaces(['impersonation']).then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => void stopImpersonating(), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (!ready || !session?.impersonation) return null;
  const { operator } = session.impersonation;
  return (
    <section ref={foot} className={classes.bar} aria-label={t('label')}>
      <IconEye size={22} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        <strong>{t('whose', { name: session.user.name })}</strong>{' '}
        {t('until', { operator, time: formatDate(session.impersonation.until, 'clock') })}
      </p>
      <Button variant="white" color="dark" size="sm" flex="none" onClick={() => void stopImpersonating()}>
        {t('end')}
      </Button>
    </section>
  );
}
