import type { AdminPackage, PackageAction } from '@acheep/contract/billing/package';
import { type PackageStatus, packageStatuses } from '@acheep/contract/billing/package-option';
import { Button, Group, Text } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { RecommendedBadge } from '../../../entities/billing/package/recommended-badge.tsx';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OrderedList } from '../../../ui/ordered-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
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

export function PackageAdminPage() {
  const { t } = useTranslation('package-admin');
  const words = usePackageWords();
  const query = useQuery(adminPackageQuery);
  const [editing, setEditing] = useState<AdminPackage | 'new' | null>(null);
  const move = useMovePackage();
  const status = usePackageStatus();
  const remove = useDeletePackage();
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  );
  const run = async (one: AdminPackage, action: Exclude<PackageAction, 'edit'>) => {
    if (action !== 'activate') {
      const answer = await confirm({
        title: t(`${action}.title`, { title: packageTitle(one) }),
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
  const isBusy = ({ _id }: AdminPackage) =>
    (status.isPending && status.variables.id === _id) || (remove.isPending && remove.variables === _id);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={create} />
      <OrderedList
        label={t('title')}
        query={query}
        empty={
          <EmptyState icon={IconPackage} title={t('none.title')} text={t('none.text')} action={create} />
        }
        nameOf={packageTitle}
        isOut={(one) => one.status === 'archived'}
        moving={move.isPending}
        onMove={(ids) => move.mutate(ids)}
        actions={(one) =>
          one.actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'activate' ? 'light' : action === 'delete' ? 'subtle' : 'default'}
              color={action === 'delete' ? 'red' : undefined}
              loading={isBusy(one)}
              onClick={() => (action === 'edit' ? setEditing(one) : void run(one, action))}
            >
              {t(`action.${action}`)}
            </Button>
          ))
        }
      >
        {(one) => (
          <>
            <Group gap="xs">
              <Text fw={600}>{packageTitle(one)}</Text>
              <StatusBadge tone={tones[one.status]}>{localized(packageStatuses[one.status])}</StatusBadge>
              {one.isRecommended && <RecommendedBadge />}
            </Group>
            <Text size="sm">
              {words.price(one)} · {words.facts(one).join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('orders', { count: one.orders })}
            </Text>
          </>
        )}
      </OrderedList>
      {editing && (
        <PackageForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
