import type { AdminPackage, PackageAction } from '@acheep/contract/billing/package';
import { type PackageStatus, packageStatuses } from '@acheep/contract/billing/package-option';
import { Button, Group, Text } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packageTitle, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { RecommendedBadge } from '../../../entities/billing/package/recommended-badge.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OrderedList } from '../../../ui/ordered-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { adminPackageQuery, refreshPackages } from './package-admin.api.ts';
import { PackageForm } from './package-form.tsx';

const tones: Record<PackageStatus, StatusTone> = { active: 'good', inactive: 'wait', archived: 'off' };
interface Change {
  one: AdminPackage;
  action: Exclude<PackageAction, 'edit'>;
}

const statusOf = { activate: 'active', deactivate: 'inactive', archive: 'archived' } as const;

export function PackageAdminPage() {
  const { t } = useTranslation('package-admin');
  const words = usePackageWords();
  const query = useQuery(adminPackageQuery);
  const [editing, setEditing] = useState<AdminPackage | 'new' | null>(null);
  const move = useAct({
    call: (ids: string[]) => call('PUT /admin/package/order', { body: { ids } }),
    refresh: refreshPackages,
  });
  const change = useAct({
    call: ({ one: { _id: id }, action }: Change): Promise<unknown> =>
      action === 'delete'
        ? call('DELETE /admin/package/:id', { params: { id } })
        : call('POST /admin/package/:id/status', { params: { id }, body: { status: statusOf[action] } }),
    asks: ({ one, action }) =>
      action === 'activate'
        ? null
        : {
            title: t(`${action}.title`, { title: packageTitle(one) }),
            message: t(`${action}.text`),
            confirmLabel: t(`action.${action}`),
            tone: action === 'delete' ? 'danger' : 'plain',
          },
    done: (_, { action }) => t(`done.${action}`),
    id: 'package',
    refresh: refreshPackages,
  });
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  );
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
        onMove={(ids) => void move.act(ids)}
        actions={(one) =>
          one.actions.map((action) => (
            <Button
              key={action}
              size="compact-sm"
              variant={action === 'activate' ? 'light' : 'subtle'}
              color={action === 'delete' ? 'red' : undefined}
              loading={change.given?.one._id === one._id}
              onClick={() => (action === 'edit' ? setEditing(one) : void change.act({ one, action }))}
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
            <Text size="sm" c="dimmed">
              {[words.price(one), ...words.facts(one), t('orders', { count: one.orders })].join(' · ')}
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
