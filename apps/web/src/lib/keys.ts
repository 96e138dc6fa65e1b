import { useEffect, useLayoutEffect } from 'react';

/** True where a key writes or chooses something itself. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]',
  ) !== null;

/** Returns the letter of a key, also on a Khmer keyboard; the name of any other key. */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) =>
  (/^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code.slice(3) : key).toLowerCase();

/** True where arrows choose or scroll. */
const takesArrows = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('[role=tablist], [role=radiogroup]') !== null ||
    (target.scrollWidth > target.clientWidth && /auto|scroll/.test(getComputedStyle(target).overflowX)));

let held = 0;

/** Keys of the page do nothing until the returned function is called: what opens meanwhile is what they are meant for. */
export function holdKeys(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/** Stands for a dialog whose code is still coming. */
export function KeysHeld() {
  useLayoutEffect(holdKeys, []);
  return null;
}

/** Keys that do something on the whole page, unless one types, or a dialog or a menu is open or opening. */
export function useKeys(keys: Readonly<Record<string, (() => void) | false | undefined>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const run = Object.hasOwn(keys, key) && keys[key];
      if (!run || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (held > 0 || isTyping(event.target) || document.querySelector('[aria-modal=true], [role=menu]'))
        return;
      if (key.startsWith('arrow') && takesArrows(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
