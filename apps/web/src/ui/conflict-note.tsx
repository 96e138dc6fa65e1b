import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface ConflictNoteProps {
  /** The fields that they changed, as the form calls them. */
  names: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved meanwhile: what they changed, and the two ways on. What was typed stays until then. */
export function ConflictNote({ names, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers aria-hidden />} title={t('conflict.title')}>
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
