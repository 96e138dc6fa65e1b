import i18next from 'i18next';
import { toast } from './feedback.ts';

/** The form that an event would send, where it is on its way already: its button shows so. */
function formUnderWay({ type, target }: Event): HTMLFormElement | null {
  if (!(target instanceof HTMLElement) || (type === 'keydown' && !(target instanceof HTMLInputElement)))
    return null;
  const form = target.closest('form');
  return form?.querySelector('[type=submit][data-loading]') ? form : null;
}

function refuse(event: Event) {
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  if (!formUnderWay(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void toast({ message: i18next.t('form.double'), id: 'double' });
}

/**
 * Refuses to send any form a second time while it is on its way, and says so. A button that is closed meanwhile keeps
 * the browser from sending it with Enter, but silently: so Enter is listened for too.
 */
export function refuseDoubleSubmit() {
  for (const type of ['submit', 'keydown']) document.addEventListener(type, refuse, { capture: true });
}
