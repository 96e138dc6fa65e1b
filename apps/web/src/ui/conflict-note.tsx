import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

interface ConflictNoteProps {
  /** The fields that they changed, as the form calls them. */
  names: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved meanwhile: what they changed, and the two ways on. What was typed stays until then. */
export function ConflictNote({ names, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const { t } = useTranslation('field');
  const box = useRef<HTMLDivElement>(null);
  // Whoever saved at the top of a long form would not see it at its end.
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

/** A form that saves a record, as far as somebody else has saved it meanwhile. */
export interface EditState<F extends string> {
  conflict: { fields: readonly F[] } | null;
  resolve: (keep: 'mine' | 'theirs') => void;
}

interface EditConflictProps<F extends string> {
  state: EditState<F>;
  /** What the form calls a field. */
  nameOf: (field: F) => string;
}

/** Such a note, where there is need of it. */
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
