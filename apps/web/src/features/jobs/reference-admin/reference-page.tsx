import { adminPaths } from '@acheep/contract/admin-paths';
import { referenceKinds } from '@acheep/contract/jobs/reference-option';
import type { SynonymGroup } from '@acheep/contract/jobs/synonym';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Badge, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconLanguage, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { refreshSynonyms, synonymQuery } from '../../../entities/jobs/synonym/synonym.api.ts';
import { SynonymForm } from '../../../entities/jobs/synonym/synonym-form.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ReferenceList } from './reference-list.tsx';

/** Groups of synonyms, searchable by any of their words. */
function SynonymList() {
  const { t } = useTranslation('reference-admin');
  const { data: groups, error, refetch } = useQuery(synonymQuery);
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<SynonymGroup | 'new' | null>(null);
  const remove = useAct({
    call: ({ _id: id }: SynonymGroup) => call('DELETE /admin/synonym/:id', { params: { id } }),
    asks: ({ words }) => ({
      title: t('synonym.removeTitle'),
      message: t('synonym.removeText', { words: words.join(', ') }),
      confirmLabel: t('delete'),
    }),
    done: t('done.synonymDeleted'),
    id: 'synonym',
    refresh: refreshSynonyms,
  });
  const wanted = search.trim().toLowerCase();
  const found = groups?.filter(({ words }) => words.some((word) => word.toLowerCase().includes(wanted)));
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {t('synonym.create')}
    </Button>
  );
  return (
    <>
      <Text size="sm" c="dimmed" mb="md" maw={640}>
        {t('synonym.note')}
      </Text>
      <Group mb="sm" align="end">
        <TextInput
          type="search"
          aria-label={t('synonym.search')}
          placeholder={t('synonym.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={60}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          style={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        {create}
      </Group>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!groups && !error && <SkeletonList count={6} height={60} />}
      {groups?.length === 0 && (
        <EmptyState icon={IconLanguage} title={t('synonym.none')} text={t('synonym.noneText')} />
      )}
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {groups && groups.length > 0 && found
          ? found.length === 0
            ? t('synonym.nothing')
            : t('synonym.total', { count: found.length })
          : ''}
      </Text>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('synonyms')}>
        {found?.map((group) => {
          const words = group.words.join(', ');
          return (
            <Paper component="li" withBorder p="sm" key={group._id}>
              <Group justify="space-between" gap="sm">
                <Group gap={6} style={{ flex: '1 1 240px' }}>
                  {group.words.map((word) => (
                    <Badge key={word} variant="light" color="gray" size="lg" tt="none" fw={500}>
                      {word}
                    </Badge>
                  ))}
                </Group>
                <Group gap="xs" wrap="nowrap">
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={t('synonym.editOf', { words })}
                    onClick={() => setEditing(group)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    size="sm"
                    variant="subtle"
                    color="red"
                    aria-label={t('synonym.deleteOf', { words })}
                    loading={remove.given?._id === group._id}
                    onClick={() => remove.act(group)}
                  >
                    {t('delete')}
                  </Button>
                </Group>
              </Group>
            </Paper>
          );
        })}
      </Stack>
      {editing && (
        <SynonymForm record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

const kinds = valuesOf(referenceKinds);
const lists = [...kinds, 'synonym'] as const;

/** Reference lists and synonyms. */
export function ReferencePage() {
  const { t } = useTranslation('reference-admin');
  const requested = useSearchParams()[0].get('list');
  const shown = lists.find((list) => list === requested) ?? 'category';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Group component="nav" gap={4} mb="md" aria-label={t('lists')}>
        {lists.map((list) => (
          <Button
            key={list}
            component={Link}
            to={adminPaths.references({ list })}
            size="compact-md"
            variant={list === shown ? 'light' : 'subtle'}
            color={list === shown ? undefined : 'gray'}
            aria-current={list === shown ? 'page' : undefined}
          >
            {list === 'synonym' ? t('synonyms') : localized(referenceKinds[list])}
          </Button>
        ))}
      </Group>
      {shown === 'synonym' ? <SynonymList /> : <ReferenceList key={shown} kind={shown} />}
    </>
  );
}
