import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './feedback.ts';
import { getSession } from './session.ts';

/**
 * Asks before a page with unsaved changes is left, within the application or away from it. Returns a function that
 * allows the next navigation: call it after saving. `onLeave` is called when the changes are discarded.
 */
export function useUnsavedChanges(isDirty: boolean, onLeave?: () => void): () => void {
  // Input during impersonation can never be saved.
  const [isImpersonated] = useState(() => getSession()?.impersonation !== undefined);
  const dirty = isDirty && !isImpersonated;
  const released = useRef(false);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: i18next.t('field:leave.title'),
      message: i18next.t('field:leave.message'),
      confirmLabel: i18next.t('field:leave.leave'),
      cancelLabel: i18next.t('field:leave.stay'),
    }).then((answer) => {
      if (answer !== 'confirm') return blocker.reset();
      leave.current?.();
      blocker.proceed();
    });
  }, [blocker]);
  return () => {
    released.current = true;
  };
}
