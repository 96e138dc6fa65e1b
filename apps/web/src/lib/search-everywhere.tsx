import { shortSearch } from '@acheep/contract/kernel/page-head';
import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from './use-translation.ts';

/** Link from one list to a search of all lists. */
export function SearchEverywhere({ search }: { search: string }) {
  const { t } = useTranslation('search');
  return (
    <Anchor component={Link} to={paths.search(search)} mt="xs" style={{ overflowWrap: 'anywhere' }}>
      {t('link', { search: shortSearch(search) })}
    </Anchor>
  );
}
