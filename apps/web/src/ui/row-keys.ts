import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isTyping, keyOf } from '../lib/keys.ts';

const rowsOf = (body: HTMLElement | null) => [...(body?.querySelectorAll<HTMLElement>(':scope > tr') ?? [])];
const boxOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)');

/**
 * Keys of a table: J and K go to the next and the previous row, where Enter opens its link; X chooses it. Returns a click
 * handler for the body: with Shift, a checkbox chooses all rows from the one that was clicked before.
 */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !'jkx'.includes(key))
        return;
      const rows = rowsOf(body.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (key === 'x') {
        const box = boxOf(rows[at]);
        box?.click();
        if (box) last.current = rows[at] ?? null;
      } else {
        const next = rows[Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), rows.length - 1)];
        const target = next?.querySelector<HTMLElement>('a, button') ?? boxOf(next);
        target?.focus();
        target?.scrollIntoView({ block: 'nearest' });
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body]);
  return (event: MouseEvent) => {
    const box =
      event.target instanceof HTMLInputElement && event.target.type === 'checkbox' ? event.target : null;
    const row = box?.closest('tr');
    if (!box || !row) return;
    const rows = rowsOf(body.current);
    const [from, to] = [last.current ? rows.indexOf(last.current) : -1, rows.indexOf(row)].sort(
      (a, b) => a - b,
    );
    last.current = row;
    if (!event.shiftKey || from === undefined || to === undefined || from < 0) return;
    for (const between of rows.slice(from, to + 1)) {
      const other = boxOf(between);
      if (other && other !== box && other.checked !== box.checked) other.click();
    }
  };
}
