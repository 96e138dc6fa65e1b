import { referenceKinds } from '@acheep/contract/jobs/reference-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ReferenceList } from './reference-list.tsx';
import { SynonymList } from './synonym-list.tsx';

const kinds = valuesOf(referenceKinds);
const lists = [...kinds, 'synonym'] as const;

/** The lists that records are filed under, and the words that mean the same to the search. */
export function ReferencePage() {
  const { t } = useTranslation('reference-admin');
  const asked = useSearchParams()[0].get('list');
  const shown = lists.find((list) => list === asked) ?? 'category';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Group component="nav" gap={4} mb="md" aria-label={t('lists')}>
        {lists.map((list) => (
          <Button
            key={list}
            component={Link}
            to={paths.adminReferences({ list })}
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
