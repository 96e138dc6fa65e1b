import type { AdminService } from '@acheep/contract/billing/service';
import { serviceEffects } from '@acheep/contract/billing/service-option';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBriefcase2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm, toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoney } from '../../../ui/money-text.ts';
import { OrderedRow } from '../../../ui/ordered-row.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { adminServiceQuery, useDeleteService, useMoveService } from './service-admin.api.ts';
import { ServiceForm } from './service-form.tsx';

/** What the operator offers beside packages, in the order in which it is shown. */
export function ServiceAdminPage() {
  const { t } = useTranslation('service-admin');
  const { data: services, error, refetch } = useQuery(adminServiceQuery);
  const [editing, setEditing] = useState<AdminService | 'new' | null>(null);
  const move = useMoveService();
  const remove = useDeleteService();
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  );
  const mover = (from: number, to: number) =>
    services?.[to] ? () => move.mutate({ services, from, to }) : undefined;
  const askRemove = async (one: AdminService, title: string) => {
    const answer = await confirm({
      title: t('remove.title', { title }),
      message: t('remove.text'),
      confirmLabel: t('delete'),
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    const onSuccess = () => void toast({ tone: 'success', message: t('done.deleted'), id: 'service' });
    remove.mutate(one._id, { onSuccess });
  };
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={create} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!services && !error && <SkeletonList count={4} height={120} />}
      {services?.length === 0 && (
        <EmptyState icon={IconBriefcase2} title={t('none.title')} text={t('none.text')} action={create} />
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
        {services?.map((one, index) => {
          const title = localized({ en: one.title, km: one.titleKm });
          return (
            <OrderedRow
              key={one._id}
              up={{ label: t('up', { title }), go: mover(index, index - 1) }}
              down={{ label: t('down', { title }), go: mover(index, index + 1) }}
              moving={move.isPending}
              actions={
                <>
                  <Button size="sm" variant="default" onClick={() => setEditing(one)}>
                    {t('edit')}
                  </Button>
                  <Button
                    size="sm"
                    variant="subtle"
                    color="red"
                    loading={remove.isPending}
                    onClick={() => void askRemove(one, title)}
                  >
                    {t('delete')}
                  </Button>
                </>
              }
            >
              <Group gap="xs">
                <Text fw={600}>{title}</Text>
                <StatusBadge tone={one.isActive ? 'good' : 'off'}>
                  {t(one.isActive ? 'offered' : 'off')}
                </StatusBadge>
              </Group>
              <Text size="sm">{localized({ en: one.text, km: one.textKm })}</Text>
              <Text size="sm" c="dimmed">
                {one.price === null ? t('onRequest') : formatMoney(one.price, one.currency)}
                {' · '}
                {one.effect ? localized(serviceEffects[one.effect]) : t('byHand')}
              </Text>
            </OrderedRow>
          );
        })}
      </Stack>
      {editing && (
        <ServiceForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
