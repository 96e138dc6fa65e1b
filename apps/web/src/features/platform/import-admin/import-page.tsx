import { paths } from '@acheep/contract/kernel/paths';
import { importKinds } from '@acheep/contract/platform/import-option';
import { Anchor, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportNumbers } from './import-numbers.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportStateBadge, isUnderWay } from './import-state.tsx';

/** One import: what its file comes to, what is wrong in it, and what may be done with it. */
export function ImportPage() {
  const { t } = useTranslation('import-admin');
  const { id = '' } = useParams();
  const {
    data: one,
    error,
    refetch,
  } = useQuery({
    ...apiData('GET /admin/import/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.data) ? 1000 : false),
  });
  const list = { component: Link, to: paths.adminImports() };
  if (isMissing(error)) return <MissingRecord title={t('missing')} link={list} action={t('title')} />;
  return (
    <>
      <PageHead title={one?.fileName ?? t('title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor {...list} size="sm">
            <IconArrowLeft size={14} aria-hidden /> {t('title')}
          </Anchor>
        }
        title={<span style={{ overflowWrap: 'anywhere' }}>{one?.fileName ?? t('title')}</span>}
        lead={
          one && (
            <Group component="span" gap="xs">
              <ImportStateBadge of={one} />
              <span>
                {[
                  localized(importKinds[one.kind]),
                  one.source,
                  one.encoding && `${one.format?.toUpperCase()}, ${one.encoding}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>
                <DateText value={one.createdAt} format="time" />
                {one.by && ` · ${one.by}`}
              </span>
            </Group>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!one && !error && <SkeletonList count={2} height={160} />}
      {one && (
        <>
          <ImportNumbers of={one} />
          <ImportActions of={one} />
          {one.rows > 0 && <ImportRows of={one} />}
        </>
      )}
    </>
  );
}
