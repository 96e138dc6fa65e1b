import type { AdminPackage } from '@acheep/contract/billing/package';
import { Button, Stack } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { adminPackageQuery, useMovePackage } from './package-admin.api.ts';
import { PackageForm } from './package-form.tsx';
import { PackageRow } from './package-row.tsx';

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
