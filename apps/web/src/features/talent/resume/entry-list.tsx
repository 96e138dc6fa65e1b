import { resumeEntries } from '@acheep/contract/talent/resume-part';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useDragWords, useEntrySensors } from './entry-drag.ts';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row.tsx';
import { type ListSection, newEntries } from './section-values.ts';
import type { SectionForm } from './text-field.tsx';

interface EntryListProps {
  form: SectionForm;
  section: ListSection;
  /** What a closed entry says of itself. */
  summary: (values: Record<string, unknown>) => { title: string; note?: string };
  /** The fields of the entry at this path. */
  children: (name: string) => ReactNode;
}

/** The entries of a section in an order that one decides, one open at a time. */
export function EntryList({ form, section, summary, children }: EntryListProps) {
  const { t } = useTranslation('resume');
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: section });
  const values: Record<string, unknown>[] = useWatch({ control: form.control, name: section }) ?? [];
  const { errors } = useFormState({ control: form.control });
  const [open, setOpen] = useState<string | null>(null);
  const [added, setAdded] = useState(false);
  const sensors = useEntrySensors();
  const placeOf = (id: string | number) => fields.findIndex((field) => field.id === id);
  const nameOf = (place: number) =>
    summary(values[place] ?? {}).title || t('entry.unnamed', { place: place + 1 });
  const accessibility = useDragWords(placeOf, (id) => nameOf(placeOf(id)));

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
  };
  const add = () => {
    append(structuredClone(newEntries[section]), { shouldFocus: false });
    setAdded(true);
    setOpen(null);
  };
  // The new entry gets its id when it is there.
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
            <EntryRow
              key={field.id}
              id={field.id}
              name={nameOf(place)}
              note={summary(values[place] ?? {}).note}
              isOpen={open === field.id}
              isWrong={get(errors, `${section}.${place}`) !== undefined}
              isOnly={fields.length === 1}
              onToggle={() => setOpen(open === field.id ? null : field.id)}
              onRemove={() => remove(place)}
            >
              {open === field.id && children(`${section}.${place}`)}
            </EntryRow>
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
