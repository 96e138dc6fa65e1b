import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

interface ConflictNoteProps {
  /** Labels of the fields that the other person changed. */
  names: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Warns of an edit conflict: lists the changed fields and offers both ways to resolve it. The input stays until then.
 */
export function ConflictNote({ names, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const { t } = useTranslation('field');
  const box = useRef<HTMLDivElement>(null);
  // The note is at the top; someone who saved at the end of a long form would not see it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="yellow"
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      title={t('conflict.title')}
      icon={<IconUsers aria-hidden />}
    >
      <Text size="sm">{t('conflict.fields', { fields: names.join(', ') })}</Text>
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={onKeepMine}>
          {t('conflict.mine')}
        </Button>
        <Button size="sm" variant="default" onClick={onTakeTheirs}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  );
}

/** The conflict state of a form that edits a record. */
export interface EditState<F extends string> {
  conflict: { fields: readonly F[] } | null;
  resolve: (keep: 'mine' | 'theirs') => void;
}

interface EditConflictProps<F extends string> {
  state: EditState<F>;
  nameOf: (field: F) => string;
}

/** A `ConflictNote` if there is a conflict. */
export const EditConflict = <F extends string>({
  state: { conflict, resolve },
  nameOf,
}: EditConflictProps<F>) =>
  conflict && (
    <ConflictNote
      names={conflict.fields.map(nameOf)}
      onKeepMine={() => resolve('mine')}
      onTakeTheirs={() => resolve('theirs')}
    />
  );
