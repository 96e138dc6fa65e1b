import type { AdminPackage, PackageAction } from '@acheep/contract/billing/package';
import { type PackageStatus, packageStatuses } from '@acheep/contract/billing/package-option';
import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import {
  adminPackageQuery,
  useDeletePackage,
  useMovePackage,
  usePackageStatus,
} from './package-admin.api.ts';
import { PackageForm } from './package-form.tsx';

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
function PackageRow({ one, onUp, onDown, moving, onEdit }: PackageRowProps) {
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

/** The packages that the operator sells, in the order in which they are shown. */
export function PackageAdminPage() {
  const { t } = useTranslation('package-admin');
  const { data: packages, error, refetch } = useQuery(adminPackageQuery);
  const [editing, setEditing] = useState<AdminPackage | 'new' | null>(null);
  const move = useMovePackage();
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  );
  const shown = packages?.filter(({ status }) => status !== 'archived') ?? [];
  const mover = (index: number, to: number) =>
    packages && shown[index] && shown[to]
      ? () => move.mutate({ packages: shown, from: index, to })
      : undefined;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={create} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!packages && !error && <SkeletonList count={4} height={120} />}
      {packages?.length === 0 && (
        <EmptyState icon={IconPackage} title={t('none.title')} text={t('none.text')} action={create} />
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
        {packages?.map((one) => {
          const index = shown.indexOf(one);
          return (
            <PackageRow
              key={one._id}
              one={one}
              moving={move.isPending}
              onUp={mover(index, index - 1)}
              onDown={mover(index, index + 1)}
              onEdit={() => setEditing(one)}
            />
          );
        })}
      </Stack>
      {editing && (
        <PackageForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
