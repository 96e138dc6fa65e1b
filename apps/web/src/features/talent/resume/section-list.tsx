import type { Locale } from '@acheep/contract/kernel/locale';
import { resumeEntries } from '@acheep/contract/talent/resume-part';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { confirm } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './section-list.module.css';
import { type ListSection, newEntries } from './section-values.ts';
import type { SectionForm } from './text-field.tsx';
import { UnwrittenBadge } from './unwritten-badge.tsx';
import { useWritingLanguage } from './writing-language.tsx';

interface SectionRowProps {
  id: string;
  name: string;
  note: string | undefined;
  values: unknown;
  isOpen: boolean;
  /** True when one of its fields is invalid. */
  isWrong: boolean;
  /** True for the only entry, which cannot be moved. */
  isOnly: boolean;
  onToggle: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry of a section: a line with a drag handle, which expands to a form. */
function SectionRow({ id, name, note, values, onToggle, onRemove, children, ...is }: SectionRowProps) {
  const { t } = useTranslation('resume');
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const drag = useDraggable({ id, disabled: is.isOnly });
  const { setNodeRef: setDrop, isOver } = useDroppable({ id });
  const { transform, isDragging } = drag;
  // Opening an entry focuses its first field.
  useEffect(() => {
    if (is.isOpen) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [is.isOpen]);
  const ask = async () => {
    const answer = await confirm({
      title: t('entry.removeTitle'),
      message: t('entry.removeMessage', { name }),
      confirmLabel: t('delete', { ns: 'common' }),
    });
    if (answer === 'confirm') onRemove();
  };
  return (
    <li
      ref={(node) => {
        drag.setNodeRef(node);
        setDrop(node);
      }}
      className={classes.entry}
      data-dragging={isDragging || undefined}
      data-over={(isOver && !isDragging) || undefined}
      style={transform ? { transform: `translateY(${Math.round(transform.y)}px)` } : undefined}
    >
      <div className={classes.head}>
        {!is.isOnly && (
          <ActionIcon
            ref={drag.setActivatorNodeRef}
            variant="subtle"
            color="gray"
            size={44}
            className={classes.handle}
            {...drag.attributes}
            {...drag.listeners}
            aria-label={t('entry.move', { name })}
          >
            <IconGripVertical size={20} aria-hidden />
          </ActionIcon>
        )}
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={is.isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className={classes.words}>
            <Text component="span" fw={600} lineClamp={2}>
              {name}
            </Text>
            {(note || is.isWrong) && (
              <Text component="span" size="sm" c={is.isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
                {is.isWrong ? t('entry.wrong') : note}
              </Text>
            )}
            <UnwrittenBadge values={values} />
          </span>
          <IconChevronDown size={20} aria-hidden className={classes.chevron} />
        </button>
      </div>
      <div id={bodyId} ref={body} className={classes.body} hidden={!is.isOpen}>
        {children}
        <Button
          variant="subtle"
          color="red"
          w="fit-content"
          px="xs"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void ask()}
        >
          {t('entry.remove')}
        </Button>
      </div>
    </li>
  );
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves by one entry with each arrow key, at any height. */
const toNextEntry: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const places = [...context.droppableRects.entries()].sort(([, one], [, other]) => one.top - other.top);
  const at = places.findIndex(([id]) => id === (context.over?.id ?? active));
  const next = places[Math.min(Math.max(at + step, 0), places.length - 1)]?.[1];
  return next && { x: next.left, y: next.top };
};

/**
 * One sensor each for mouse, touch and keyboard. They are attached to the handle only, so touch scrolls everywhere
 * else.
 */
const useEntrySensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextEntry }),
  );

/** Returns the screen reader announcements of a moved entry, in the page's language. */
function useDragWords(placeOf: (id: UniqueIdentifier) => number, nameOf: (id: UniqueIdentifier) => string) {
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

interface SectionListProps {
  form: SectionForm;
  section: ListSection;
  /** Returns the summary of a collapsed entry. */
  summary: (values: Record<string, unknown>, locale: Locale) => { title: string; note?: string };
  /** Renders the fields of the entry at this path. */
  children: (name: string) => ReactNode;
}

/** The entries of a section, sortable and with one open at a time. */
export function SectionList({ form, section, summary, children }: SectionListProps) {
  const { t } = useTranslation('resume');
  const { locale } = useWritingLanguage();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: section });
  const values: Record<string, unknown>[] = useWatch({ control: form.control, name: section }) ?? [];
  const { errors } = useFormState({ control: form.control });
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState(false);
  const sensors = useEntrySensors();
  const placeOf = (id: string | number) => fields.findIndex((field) => field.id === id);
  const nameOf = (place: number) =>
    summary(values[place] ?? {}, locale).title || t('entry.unnamed', { place: place + 1 });
  const accessibility = useDragWords(placeOf, (id) => nameOf(placeOf(id)));

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
  };
  const add = () => {
    append(structuredClone(newEntries[section]), { shouldFocus: false });
    setAdded(true);
    setOpen(null);
  };
  // The id of a new entry is only known after it is rendered.
  const lastId = fields.at(-1)?.id;
  if (added && lastId && fields.length === values.length) {
    setAdded(false);
    setOpen(lastId);
  }
  return (
    <>
      {fields.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(`empty.${section}`)}
        </Text>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={() => setOpen(null)}
        onDragEnd={drop}
      >
        <ul className={classes.list}>
          {fields.map((field, place) => (
            <SectionRow
              key={field.id}
              id={field.id}
              name={nameOf(place)}
              note={summary(values[place] ?? {}, locale).note}
              values={values[place]}
              isOpen={open === field.id}
              isWrong={get(errors, `${section}.${place}`) !== undefined}
              isOnly={fields.length === 1}
              onToggle={() => setOpen(open === field.id ? null : field.id)}
              onRemove={() => remove(place)}
            >
              {open === field.id && children(`${section}.${place}`)}
            </SectionRow>
          ))}
        </ul>
      </DndContext>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={fields.length >= resumeEntries}
        onClick={add}
      >
        {t(`add.${section}`)}
      </Button>
    </>
  );
}
