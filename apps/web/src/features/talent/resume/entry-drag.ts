import type { Announcements, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useTranslation } from '../../../lib/use-translation.ts';

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Each arrow key goes one entry further, however high that is. */
const toNextEntry: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const places = [...context.droppableRects.entries()].sort(([, one], [, other]) => one.top - other.top);
  const at = places.findIndex(([id]) => id === (context.over?.id ?? active));
  const next = places[Math.min(Math.max(at + step, 0), places.length - 1)]?.[1];
  return next && { x: next.left, y: next.top };
};

/** Mouse, finger and keys, one each. They take hold of the handle alone, so a finger scrolls everywhere else. */
export const useEntrySensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextEntry }),
  );

/** What screen readers are told of an entry that is moved, in the page's language. */
export function useDragWords(
  placeOf: (id: UniqueIdentifier) => number,
  nameOf: (id: UniqueIdentifier) => string,
) {
  const { t } = useTranslation('resume');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('entry.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('entry.over', { name: nameOf(active.id), place: placeOf(over.id) + 1 }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('entry.dropped', { name: nameOf(active.id), place: placeOf(over.id) + 1 }) : undefined,
    onDragCancel: ({ active }) => t('entry.cancelled', { name: nameOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('entry.how') } };
}
