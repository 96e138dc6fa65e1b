import type { AdminPackage, PackageAction } from '@acheep/contract/billing/package';
import { type PackageStatus, packageStatuses } from '@acheep/contract/billing/package-option';
import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { useDeletePackage, usePackageStatus } from './package-admin.api.ts';

const tones: Record<PackageStatus, StatusTone> = { active: 'good', inactive: 'wait', archived: 'off' };
const statusOf = { activate: 'active', deactivate: 'inactive', archive: 'archived' } as const;

interface PackageRowProps {
  one: AdminPackage;
  /** Moves it by a place; undefined at either end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  moving: boolean;
  onEdit: () => void;
}

/** One package of the operator: what it is, its place, and what can be done with it. */
export function PackageRow({ one, onUp, onDown, moving, onEdit }: PackageRowProps) {
  const { t } = useTranslation('package-admin');
  const words = usePackageWords();
  const status = usePackageStatus();
  const remove = useDeletePackage();
  const title = packageTitle(one);
  const run = async (action: Exclude<PackageAction, 'edit'>) => {
    if (action === 'archive' || action === 'delete') {
      const answer = await confirm({
        title: t(`${action}.title`, { title }),
        message: t(`${action}.text`),
        confirmLabel: t(`action.${action}`),
        tone: action === 'delete' ? 'danger' : 'plain',
      });
      if (answer !== 'confirm') return;
    }
    const onSuccess = () => void toast({ tone: 'success', message: t(`done.${action}`), id: 'package' });
    if (action === 'delete') remove.mutate(one._id, { onSuccess });
    else status.mutate({ id: one._id, status: statusOf[action] }, { onSuccess });
  };
  const move = (label: 'up' | 'down', go: (() => void) | undefined, Icon: typeof IconArrowUp) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={t(label, { title })}
      disabled={!go || moving}
      onClick={go}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600}>{title}</Text>
            <StatusBadge tone={tones[one.status]}>{localized(packageStatuses[one.status])}</StatusBadge>
          </Group>
          <Text size="sm">
            {words.price(one)} · {words.facts(one).join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('orders', { count: one.orders })}
          </Text>
        </div>
        {one.status !== 'archived' && (
          <Group gap={0} wrap="nowrap">
            {move('up', onUp, IconArrowUp)}
            {move('down', onDown, IconArrowDown)}
          </Group>
        )}
      </Group>
      <Group gap="xs" mt="sm">
        {one.actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'activate' ? 'light' : action === 'delete' ? 'subtle' : 'default'}
            color={action === 'delete' ? 'red' : undefined}
            loading={status.isPending || remove.isPending}
            onClick={() => (action === 'edit' ? onEdit() : void run(action))}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
