import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { confirm } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './entry-list.module.css';

interface EntryRowProps {
  id: string;
  name: string;
  note: string | undefined;
  isOpen: boolean;
  /** One of its fields is. */
  isWrong: boolean;
  /** There is nothing to put it before or behind. */
  isOnly: boolean;
  onToggle: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** An entry of a section: a line that is moved by its handle, and opened to be written. */
export function EntryRow({ id, name, note, onToggle, onRemove, children, ...is }: EntryRowProps) {
  const { t } = useTranslation('resume');
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const drag = useDraggable({ id, disabled: is.isOnly });
  const { setNodeRef: setDrop, isOver } = useDroppable({ id });
  const { transform, isDragging } = drag;
  // Whoever opens an entry goes on in its first field.
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
