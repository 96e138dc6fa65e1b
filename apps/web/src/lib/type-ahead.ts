import { useLayoutEffect } from 'react';

/** What a key writes; empty for one that writes nothing, as F5 and Ctrl-C do. */
function textOf(event: KeyboardEvent): string {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return isCommand || /^[A-Z][A-Za-z\d]+$/.test(event.key) ? '' : event.key;
}

/**
 * Gives what is typed to a field that is still opening: from the key that opens it on, no letter is lost or means
 * something else. Escape, or a press beside the dialog, calls it off. Both functions stay the same while it opens.
 */
export function useTypeAhead(
  isOpening: boolean,
  maximum: number,
  onText: (text: string) => void,
  onCallOff: () => void,
) {
  useLayoutEffect(() => {
    if (!isOpening) return;
    let typed = '';
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: KeyboardEvent) => {
      const text = textOf(event);
      if (text) typed = (typed + text).slice(0, maximum);
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key === 'Escape') onCallOff();
      else if (event.key !== 'Enter' && event.key !== 'Tab') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key !== 'Escape') onText(typed);
    };
    window.addEventListener('keydown', take, { capture: true, signal });
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[role=dialog]'))) onCallOff();
    };
    window.addEventListener('pointerdown', press, { capture: true, signal });
    return () => listening.abort();
  }, [isOpening, maximum, onText, onCallOff]);
}
