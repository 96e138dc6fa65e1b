import { adminPaths } from '@acheep/contract/admin-paths';
import type { DistinctPair } from '@acheep/contract/companies/company-merge';
import { newestFirst } from '@acheep/contract/kernel/list';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconBuildings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

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
  const takeBack = useAct({
    call: (id: string) => call('DELETE /admin/company/distinct/:id', { params: { id } }),
    done: t('distinct.takenBack'),
    id: 'company-merge',
    refresh: ['GET /admin/company/duplicate', 'GET /admin/company/distinct', 'GET /admin/audit'],
  });
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
          loading={takeBack.given === _id}
          aria-label={`${t('distinct.takeBack')}: ${companyName(company)}, ${companyName(other)}`}
          onClick={() => takeBack.act(_id)}
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
  const list = useWorkList(newestFirst, 'GET /admin/company/distinct');
  return (
    <WorkList
      list={list}
      words="company-merge:distinct"
      action={
        <Button component={Link} to={adminPaths.duplicateCompanies()} variant="default">
          {t('all')}
        </Button>
      }
      icon={IconBuildings}
      columns={useColumns()}
    />
  );
}
