import { Group, Text } from '@mantine/core';
import {
  IconAlertCircle,
  IconCheck,
  IconCloudUpload,
  IconPencil,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { SaveStatus } from './use-section.ts';

const looks: Record<SaveStatus, { icon: TablerIcon; color: string }> = {
  saved: { icon: IconCheck, color: 'var(--ac-good, var(--mantine-color-anchor))' },
  saving: { icon: IconCloudUpload, color: 'dimmed' },
  unfinished: { icon: IconPencil, color: 'dimmed' },
  wrong: { icon: IconAlertCircle, color: 'var(--mantine-color-error)' },
  waiting: { icon: IconCloudUpload, color: 'var(--mantine-color-error)' },
  conflict: { icon: IconAlertCircle, color: 'var(--mantine-color-error)' },
};

/** Save status of the input. */
export function SaveText({ status }: { status: SaveStatus }) {
  const { t } = useTranslation('resume');
  const { icon: Icon, color } = looks[status];
  return (
    <Group gap={6} wrap="nowrap" c={color}>
      <Icon size={18} aria-hidden />
      <Text size="sm" component="span" inherit={false}>
        {t(`status.${status}`)}
      </Text>
    </Group>
  );
}
