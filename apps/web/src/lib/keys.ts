import { useLayoutEffect } from 'react';

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

const isHeld = () => held > 0 || document.querySelector('[aria-modal=true], [role=menu]') !== null;

/** True for a key that is meant for the page: one does not type, and no dialog or menu is open or opening. */
const isForPage = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !repeat && !isTyping(target) && !isHeld();

let delays = 0;
/** Keys that wait; none while those that waited have all been pressed. */
let waiting: KeyboardEvent[] | null = null;
const pressedAgain = new WeakSet<Event>();

function keepWaiting(event: KeyboardEvent) {
  if (!waiting || pressedAgain.has(event) || !isForPage(event)) return;
  const key = keyOf(event);
  // Others, such as the space bar, are for what has the focus.
  if (!/^([a-z]|arrow(left|right))$/.test(key) || (key.length > 1 && takesArrows(event.target))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting.push(event);
}

/** Presses the keys that waited, each when what the one before changed is on the page. */
async function pressWaiting() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (delays > 0) return;
    // They were not meant for a dialog that one of them opened.
    const event = isHeld() ? undefined : waiting?.shift();
    if (!event) break;
    const { key, code } = event;
    const again = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    pressedAgain.add(again);
    document.dispatchEvent(again);
  }
  waiting = null;
  document.removeEventListener('keydown', keepWaiting, true);
}

/** Keys of the page wait, in their order, until the returned function is called: what they are for is still coming. */
export function delayKeys(): () => void {
  let isOver = false;
  delays += 1;
  waiting ??= [];
  document.addEventListener('keydown', keepWaiting, true);
  return () => {
    if (isOver) return;
    isOver = true;
    delays -= 1;
    if (delays === 0) void pressWaiting();
  };
}

/** Forgets the keys that wait: what they were for does not come. */
export const dropKeys = () => void waiting?.splice(0);

/** Keys that do something on the whole page, unless one types, or a dialog or a menu is open or opening. */
export function useKeys(keys: Readonly<Record<string, (() => void) | false | undefined>>) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const run = Object.hasOwn(keys, key) && keys[key];
      if (!run || !isForPage(event)) return;
      if (key.startsWith('arrow') && takesArrows(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
