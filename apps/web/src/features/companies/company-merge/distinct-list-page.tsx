import { adminPaths } from '@acheep/contract/admin-paths';
import type { DistinctPair } from '@acheep/contract/companies/company-merge';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBuildings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useTakeBackDistinct } from './company-merge.api.ts';

const list = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

const Name = ({ company }: { company: DistinctPair['company'] }) => (
  <Anchor
    component={Link}
    fw={600}
    to={paths.company(company._id)}
    lang={languageOf(companyName(company))}
    display="block"
  >
    {companyName(company)}
  </Anchor>
);

function useColumns(): Column<DistinctPair>[] {
  const { t } = useTranslation('company-merge');
  const { mutate, isPending, variables } = useTakeBackDistinct();
  const onSuccess = () =>
    void toast({ tone: 'success', id: 'company-merge', message: t('distinct.takenBack') });
  return [
    {
      key: 'companies',
      header: t('distinct.companies'),
      card: 'title',
      cell: ({ company, other }) => (
        <>
          <Name company={company} />
          <Name company={other} />
        </>
      ),
    },
    {
      key: 'said',
      header: t('distinct.when'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt, saidBy }) => (
        <>
          <DateText value={createdAt} format="short" />
          {saidBy && (
            <Text span size="sm" c="dimmed">
              {` · ${saidBy}`}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('distinct.takeBack'),
      hiddenHeader: true,
      card: 'actions',
      cell: ({ _id, company, other }) => (
        <Button
          variant="default"
          size="xs"
          loading={isPending && variables === _id}
          aria-label={`${t('distinct.takeBack')}: ${companyName(company)}, ${companyName(other)}`}
          onClick={() => mutate(_id, { onSuccess })}
        >
          {t('distinct.takeBack')}
        </Button>
      ),
    },
  ];
}

/** Companies marked as distinct, with a button to undo it. */
export function DistinctListPage() {
  const { t } = useTranslation('company-merge');
  const control = useListUrl(list);
  const query = useQuery(apiPage('GET /admin/company/distinct', { query: listRequest(list, control.asked) }));
  const narrowed = isNarrowed(control.asked);
  return (
    <>
      <PageHead title={t('distinct.title')} noIndex />
      <PageHeader
        title={t('distinct.title')}
        lead={t('distinct.lead')}
        action={
          <Button component={Link} to={adminPaths.duplicateCompanies()} variant="default">
            {t('all')}
          </Button>
        }
      />
      {(narrowed || query.data?.data.length !== 0) && (
        <FilterBar {...control} search={{ label: t('search'), hint: t('searchHint') }} />
      )}
      <ListView
        {...control}
        query={query}
        label={t('distinct.title')}
        columns={useColumns()}
        empty={
          <EmptyState
            icon={IconBuildings}
            title={t(narrowed ? 'empty.title' : 'distinct.none.title')}
            text={t(narrowed ? 'empty.text' : 'distinct.none.text')}
          />
        }
      />
    </>
  );
}
