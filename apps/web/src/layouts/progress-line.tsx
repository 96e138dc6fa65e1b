import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './root-layout.module.css';

/** What is quicker is not shown, and what is shown is not gone before, milliseconds. */
const throttle = 200;

/** The line at the top while a page, or what a page waits for, is on its way. What is renewed unseen has none. */
export function ProgressLine() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const fetching = useIsFetching({ predicate: (query) => query.state.data === undefined });
  const busy = state === 'loading' || fetching > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), throttle);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown && <div className={classes.progress} role="progressbar" aria-label={t('loading')} />;
}
