import { fileSize } from '@acheep/contract/kernel/file-size';
import { ActionIcon, Button, Group, Paper, Progress, Text } from '@mantine/core';
import { IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import type { Sending } from './use-sending.ts';

interface RowProps {
  name: string;
  /** 0 to 1; nothing if no bar is shown. */
  part?: number | null;
  /** Accessible name of the bar. */
  label: string;
  action?: ReactNode;
  children?: ReactNode;
}

function Row({ name, part, label, action, children }: RowProps) {
  return (
    <Paper withBorder p="sm" mt={4}>
      <Group gap="sm" wrap="nowrap">
        <IconFile size={24} color="var(--ac-icon)" aria-hidden />
        <Text size="sm" truncate flex={1} title={name}>
          {name}
        </Text>
        {action}
      </Group>
      {typeof part === 'number' && <Progress my={6} value={part * 100} aria-label={label} animated />}
      {children}
    </Paper>
  );
}

/** An upload with its progress, a cancel button, and a retry button if it was lost. */
export function SendProgress({ sending }: { sending: Sending }) {
  const { t } = useTranslation('field');
  const widget = useTranslation('widget').t;
  const { file, part, isWaiting, again, stop } = sending;
  if (!file) return null;
  const isOnItsWay = part !== null;
  const close = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={isOnItsWay ? t('file.stop') : t('file.remove', { name: file.name })}
      onClick={stop}
    >
      <IconX size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Row name={file.name} part={part} label={t('file.progress', { name: file.name })} action={close}>
      {isOnItsWay ? (
        <Text size="xs" c="dimmed">
          {widget('video.sent', { sent: fileSize(file.size * part), all: fileSize(file.size) })}
          <span role="status">{isWaiting && ` · ${widget('video.waitingForNetwork')}`}</span>
        </Text>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={again}
        >
          {t('file.again')}
        </Button>
      )}
    </Row>
  );
}

SendProgress.Row = Row;
