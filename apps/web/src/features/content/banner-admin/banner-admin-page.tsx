import type { AdminBanner } from '@acheep/contract/content/banner';
import { type BannerState, bannerStates, bannerTypes } from '@acheep/contract/content/banner-option';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OrderedList, RecordButtons } from '../../../ui/ordered-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { adminBannerQuery, refreshBanners } from './banner-admin.api.ts';
import { BannerForm } from './banner-form.tsx';

const tones: Record<BannerState, StatusTone> = { shown: 'good', ahead: 'wait', over: 'off', off: 'off' };

const titleOf = ({ type, text, textKm, alt, altKm }: AdminBanner) =>
  localized({ en: text ?? alt ?? '', km: textKm ?? altKm ?? '' }) || localized(bannerTypes[type]);

export function BannerAdminPage() {
  const { t } = useTranslation('banner-admin');
  const query = useQuery(adminBannerQuery);
  const [editing, setEditing] = useState<AdminBanner | 'new' | null>(null);
  const move = useAct({
    call: (ids: string[]) => call('PUT /admin/banner/order', { body: { ids } }),
    refresh: refreshBanners,
  });
  const remove = useAct({
    call: (id: string) => call('DELETE /admin/banner/:id', { params: { id } }),
    asks: () => ({ title: t('remove.title'), message: t('remove.text'), confirmLabel: t('delete') }),
    done: t('done.deleted'),
    id: 'banner',
    refresh: refreshBanners,
  });
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  );
  const days = ({ startsOn, endsOn }: AdminBanner) => {
    const [from, to] = [startsOn && formatDate(startsOn, 'short'), endsOn && formatDate(endsOn, 'short')];
    if (from && to) return t('days', { from, to });
    return from ? t('from', { from }) : to ? t('until', { to }) : t('always');
  };
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} action={create} />
      <OrderedList
        label={t('title')}
        query={query}
        empty={
          <EmptyState icon={IconSpeakerphone} title={t('none.title')} text={t('none.text')} action={create} />
        }
        nameOf={titleOf}
        moving={move.isPending}
        onMove={(ids) => void move.act(ids)}
        actions={(one) => (
          <RecordButtons
            onEdit={() => setEditing(one)}
            onDelete={() => void remove.act(one._id)}
            deleting={remove.isPending}
          />
        )}
      >
        {(one) => (
          <Group wrap="nowrap" align="start">
            {one.image && (
              <img
                src={one.image.small}
                alt=""
                width={96}
                height={64}
                style={{ objectFit: 'cover', borderRadius: 8, flex: 'none' }}
              />
            )}
            <div>
              <Group gap="xs">
                <Text fw={600}>{titleOf(one)}</Text>
                <StatusBadge tone={tones[one.state]}>{localized(bannerStates[one.state])}</StatusBadge>
              </Group>
              <Text size="sm">
                {localized(bannerTypes[one.type])} · {days(one)}
              </Text>
              <Text size="sm" c="dimmed">
                {t('views', { count: one.views })}, {t('clicks', { count: one.clicks })}
              </Text>
            </div>
          </Group>
        )}
      </OrderedList>
      {editing && <BannerForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
