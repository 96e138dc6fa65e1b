import { useEffect, useState } from 'react';
import { inputDebounce } from '../../../lib/input-debounce.ts';

/**
 * What stands in a field once whoever types has paused, and whether something may open below it. An input method sends an
 * event for each key: the pause is waited for there too, and so one word is asked for once.
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
    // This came after the field was entered, and perhaps after the first letters.
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
