import { applicationStatuses, decisions } from '@acheep/contract/hiring/application-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Announcements, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const columns: readonly UniqueIdentifier[] = valuesOf(decisions);
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Moves a card to the next column with each arrow key, at any distance. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const at = columns.indexOf(context.over?.id ?? '');
  const next = columns[Math.min(Math.max(at + step, 0), columns.length - 1)];
  const rect = next === undefined ? undefined : context.droppableRects.get(next);
  return rect && { x: rect.left + 8, y: rect.top + 48 };
};

/** Returns the screen reader announcements of a moved card, in the page's language. */
export function useBoardWords() {
  const { t } = useTranslation('application');
  return (nameOf: (id: UniqueIdentifier) => string) => {
    const stateOf = (id: UniqueIdentifier | undefined) => {
      const status = valuesOf(decisions).find((one) => one === id);
      return status ? localized(applicationStatuses[status]) : '';
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('board.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t('board.over', { name: nameOf(active.id), state: stateOf(over.id) }) : undefined,
      onDragEnd: ({ active, over }) =>
        over ? t('board.dropped', { name: nameOf(active.id), state: stateOf(over.id) }) : undefined,
      onDragCancel: ({ active }) => t('board.cancelled', { name: nameOf(active.id) }),
    };
    return { announcements, screenReaderInstructions: { draggable: t('board.how') } };
  };
}
