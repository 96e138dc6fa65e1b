import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './feedback.ts';
import { leaveGuard } from './leave-guard.ts';
import { getSession } from './session.ts';

interface GuardedForm {
  isUnsaved: () => boolean;
  discard: () => void;
}

let forms: readonly GuardedForm[] = [];

function setForms(next: readonly GuardedForm[]) {
  forms = next;
  leaveGuard.set(forms.length > 0 ? LeaveGuard : null);
}

const unsavedForms = () => forms.filter(({ isUnsaved }) => isUnsaved());

/**
 * Asks before a page with unsaved changes is left, within the application or away from it. Returns a function that
 * allows the next navigation: call it after saving. `onLeave` is called when the changes are discarded. A page may
 * have several such forms; `LeaveGuard` asks for all of them at once.
 */
export function useUnsavedChanges(isDirty: boolean, onLeave?: () => void): () => void {
  // Input during impersonation can never be saved.
  const [isImpersonated] = useState(() => getSession()?.impersonation !== undefined);
  const dirty = isDirty && !isImpersonated;
  const released = useRef(false);
  const isUnsaved = useEffectEvent(() => dirty && !released.current);
  const discard = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    const form: GuardedForm = { isUnsaved: () => isUnsaved(), discard: () => discard() };
    setForms([...forms, form]);
    return () => setForms(forms.filter((other) => other !== form));
  }, []);
  useEffect(() => {
    if (!dirty) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return () => {
    released.current = true;
  };
}

/** Asks once for all forms of a page: a router supports one blocker at a time. */
function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedForms().length > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: i18next.t('field:leave.title'),
      message: i18next.t('field:leave.message'),
      confirmLabel: i18next.t('field:leave.leave'),
      cancelLabel: i18next.t('field:leave.stay'),
    }).then((answer) => {
      if (answer !== 'confirm') return blocker.reset();
      for (const { discard } of unsavedForms()) discard();
      blocker.proceed();
    });
  }, [blocker]);
  return null;
}
