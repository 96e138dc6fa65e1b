import { useEffect, useState } from 'react';
import { inputDebounce } from '../../../lib/input-debounce.ts';

/**
 * Text of a field once typing has paused, and whether a panel may open below it. An input method sends an event per
 * key, so the pause also avoids a request for every partial word.
 */
export function useTyped(field: HTMLInputElement) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const box = field.parentElement ?? field;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      setTyped(field.value.trim());
    };
    const input = () => {
      clearTimeout(timer);
      setOpen(true);
      if (field.value.trim() === '') read();
      else timer = setTimeout(read, inputDebounce);
    };
    const focus = () => {
      if (field.value.trim() === '') input();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && box.contains(relatedTarget)) return;
      clearTimeout(timer);
      setOpen(false);
    };
    // This hook may run after the field got the focus, and even after the first letters.
    if (document.activeElement === field && field.value !== field.defaultValue) input();
    else if (document.activeElement === field) focus();
    field.addEventListener('input', input);
    field.addEventListener('focus', focus);
    field.addEventListener('click', focus);
    box.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', input);
      field.removeEventListener('focus', focus);
      field.removeEventListener('click', focus);
      box.removeEventListener('focusout', leave);
    };
  }, [field]);

  return {
    typed,
    isOpen,
    close: () => setOpen(false),
    reopen: () => {
      setTyped(field.value.trim());
      setOpen(true);
    },
  };
}
