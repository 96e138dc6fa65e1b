import i18next from 'i18next';
import { toast } from './feedback.ts';

/** Returns the form that an event would submit if it is already being submitted, as its loading button shows. */
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
 * Blocks a second submission of any form while the first is under way, with a message. A disabled button also stops
 * Enter, but silently, hence the `keydown` listener.
 */
export function refuseDoubleSubmit() {
  for (const type of ['submit', 'keydown']) document.addEventListener(type, refuse, { capture: true });
}
