import { adminPaths } from '@acheep/contract/admin-paths';
import type { ModeratedItem } from '@acheep/contract/feed/moderation';
import { type ModerationState, moderationStates } from '@acheep/contract/feed/moderation-option';
import { postKinds } from '@acheep/contract/feed/post-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<ModerationState, StatusTone> = { shown: 'good', hidden: 'bad', off: 'off' };

export function useModerationColumns(
  onAct: (act: 'hide' | 'show', item: ModeratedItem) => void,
): Column<ModeratedItem>[] {
  const { t } = useTranslation('report-admin');
  return [
    {
      key: 'text',
      header: t('moderation.column.text'),
      card: 'title',
      cell: ({ text, kind, postId, state }) => {
        const words = text ?? '';
        return (
          <>
            {state === 'shown' ? (
              <Anchor
                component={Link}
                to={paths.publicPost(postId)}
                fw={600}
                lineClamp={3}
                lang={languageOf(words)}
              >
                {words}
              </Anchor>
            ) : (
              <Text fw={600} lineClamp={3} lang={languageOf(words)}>
                {words}
              </Text>
            )}
            {kind && (
              <Text size="sm" c="dimmed">
                {localized(postKinds[kind])}
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: 'author',
      header: t('moderation.column.author'),
      card: 'fact',
      cell: ({ company, author }) => (
        <>
          <Anchor component={Link} to={paths.company(company._id)} size="sm" display="block" py={2}>
            {companyName(company)}
          </Anchor>
          {author && (
            <Anchor component={Link} to={adminPaths.user(author._id)} size="sm" display="block" py={2}>
              {author.name}
            </Anchor>
          )}
        </>
      ),
    },
    {
      key: 'reports',
      header: t('moderation.column.reports'),
      card: 'fact',
      cell: ({ reports, openReports }) => (
        <Text size="sm" c={openReports > 0 ? 'red' : 'dimmed'}>
          {openReports > 0
            ? t('moderation.open', { count: openReports })
            : reports > 0
              ? t('moderation.answered', { count: reports })
              : t('moderation.never')}
        </Text>
      ),
    },
    {
      key: 'state',
      header: t('column.status'),
      card: 'mark',
      cell: ({ state }) => (
        <StatusBadge tone={tones[state]}>{localized(moderationStates[state])}</StatusBadge>
      ),
    },
    {
      key: 'created',
      header: t('moderation.column.created'),
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (item) => {
        const act = item.state === 'hidden' ? 'show' : 'hide';
        const Icon = act === 'show' ? IconEye : IconEyeOff;
        return (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onAct(act, item)}
          >
            {t(`moderation.act.${act}`)}
          </Button>
        );
      },
    },
  ];
}
