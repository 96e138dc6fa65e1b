import { adminPaths } from '@acheep/contract/admin-paths';
import type { Coupon } from '@acheep/contract/billing/coupon';
import { type CouponState, couponStates, coupons } from '@acheep/contract/billing/coupon-option';
import { moneyText } from '@acheep/contract/kernel/money';
import { Anchor, Button, Text } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { packageTitle } from '../../../entities/billing/package/package-words.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { RecordButtons } from '../../../ui/ordered-list.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { CouponForm, couponReads } from './coupon-form.tsx';

const tones: Record<CouponState, StatusTone> = { valid: 'good', upcoming: 'wait', ended: 'off', used: 'off' };

interface Actions {
  onEdit: (one: Coupon) => void;
  onDelete: (one: Coupon) => void;
  deleting: boolean;
}

function useColumns({ onEdit, onDelete, deleting }: Actions): Column<Coupon>[] {
  const { t } = useTranslation('coupon');
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const packageOf = (id: string) => packages.find(({ _id }) => _id === id);
  const day = (date: string | null) => date && formatDate(date);
  return [
    {
      key: 'code',
      header: t('column.code'),
      card: 'title',
      cell: ({ code, packageIds }) => (
        <>
          <Text fw={600}>{code}</Text>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {packageIds.length === 0
              ? t('allPackages')
              : packageIds
                  .flatMap((id) => packageOf(id) ?? [])
                  .map(packageTitle)
                  .join(', ')}
          </Text>
        </>
      ),
    },
    {
      key: 'discount',
      isNumber: true,
      header: t('column.discount'),
      card: 'fact',
      cell: ({ percent, amount, currency }) =>
        percent === null ? moneyText(amount ?? 0, currency) : `${percent}%`,
    },
    {
      key: 'uses',
      isNumber: true,
      header: t('column.uses'),
      card: 'fact',
      cell: ({ _id, uses, maxUses }) => {
        const count = maxUses === null ? String(uses) : t('usesOf', { uses, maxUses });
        if (uses === 0) return count;
        return (
          <Anchor component={Link} to={`${adminPaths.orders()}?couponId=${_id}`} inherit>
            {count}
          </Anchor>
        );
      },
    },
    {
      key: 'days',
      header: t('column.days'),
      card: 'note',
      cell: ({ from, until }) =>
        [day(from), day(until)].filter(Boolean).length > 0 && `${day(from) ?? ''} – ${day(until) ?? ''}`,
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{localized(couponStates[state])}</StatusBadge>,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (one) => (
        <RecordButtons onEdit={() => onEdit(one)} onDelete={() => onDelete(one)} deleting={deleting} />
      ),
    },
  ];
}

/** Coupons with their uses, for the operator. */
export function CouponPage() {
  const { t } = useTranslation('coupon');
  const [editing, setEditing] = useState<Coupon | 'new' | null>(null);
  const list = useWorkList(coupons, 'GET /admin/coupon');
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const remove = useAct({
    call: ({ _id }: Coupon) => call('DELETE /admin/coupon/:id', { params: { id: _id } }),
    asks: ({ code }) => ({
      title: t('remove.title', { code }),
      message: t('remove.text'),
      confirmLabel: t('delete', { ns: 'common' }),
    }),
    done: t('done.deleted'),
    refresh: couponReads,
  });
  const columns = useColumns({ onEdit: setEditing, onDelete: remove.act, deleting: remove.isPending });
  return (
    <>
      <WorkList
        list={list}
        words="coupon"
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
            {t('create')}
          </Button>
        }
        icon={IconTicket}
        columns={columns}
        choices={{ packageId: packages.map((one) => ({ value: one._id, label: packageTitle(one) })) }}
      />
      {editing && <CouponForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
