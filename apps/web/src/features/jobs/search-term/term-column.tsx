import type { SearchTerm } from '@acheep/contract/jobs/search-term';
import { countedKinds, searchLanguages } from '@acheep/contract/jobs/search-term-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { Button, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

type Row = SearchTerm & { _id: string };

/** What the list says of a wording. `cover` begins to make a synonym of it. */
export function useTermColumns(cover: (words: string) => void): Column<Row>[] {
  const { t } = useTranslation('search-term');
  const number = (name: 'searches' | 'nothing' | 'found' | 'clicks', sort?: string): Column<Row> => ({
    key: name,
    header: t(`column.${name}`),
    card: 'fact',
    nowrap: true,
    ...(sort && { sort }),
    cell: (row, as) => {
      const value = row[name] === null ? '–' : numberText(row[name]);
      return as === 'card' ? t(`card.${name}`, { number: value }) : value;
    },
  });
  return [
    {
      key: 'words',
      header: t('column.words'),
      card: 'title',
      cell: ({ words, kind, language }) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Text>
          <Text size="sm" c="dimmed">
            {localized(countedKinds[kind])} · {localized(searchLanguages[language])}
          </Text>
        </>
      ),
    },
    number('searches', 'searches'),
    number('nothing', 'nothing'),
    number('found'),
    number('clicks'),
    {
      key: 'action',
      header: t('column.action'),
      card: 'actions',
      cell: ({ words, covered }) =>
        covered ? (
          <StatusBadge tone="good">{t('covered')}</StatusBadge>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconLanguage size={16} aria-hidden />}
            aria-label={t('coverOf', { words })}
            onClick={() => cover(words)}
          >
            {t('cover')}
          </Button>
        ),
    },
  ];
}
