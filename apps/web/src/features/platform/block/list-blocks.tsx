import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { AvatarList } from '../../../ui/avatar-list.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListTable } from '../../../ui/list-table.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Block, Blocks } from './block.tsx';

const names = ['Sok Dara', 'ចាន់ បុប្ផា', 'Kim Srey', 'Lim Vichea', 'ហេង សុភា', 'Meas Rith', 'Nou Chan'];
const people = names.map((username) => ({ id: username, username }));

export function PeopleBlocks() {
  const { t } = useTranslation('block');
  return (
    <Blocks title={t('people.title')}>
      <Block code="<AvatarList items={people} label={label} />">
        <AvatarList items={people.slice(0, 3)} label={t('people.few')} />
      </Block>
      <Block code="<AvatarList items={people} label={label} limit={5} />">
        <AvatarList items={people} label={t('people.many')} />
      </Block>
    </Blocks>
  );
}

interface Row {
  _id: string;
  name: string;
  createdAt: string;
}
const rows: Row[] = [
  { _id: '1', name: 'Sok Dara', createdAt: '2026-11-20T08:00:00Z' },
  { _id: '2', name: 'ចាន់ បុប្ផា', createdAt: '2026-11-18T02:30:00Z' },
];
const to = (search: string) => ({ component: Link, to: search });

export function ListBlocks() {
  const { t } = useTranslation('block');
  const columns: Column<Row>[] = [
    { key: 'name', header: t('list.name'), card: 'title', cell: ({ name }) => name },
    {
      key: 'createdAt',
      header: t('list.posted'),
      card: 'fact',
      sort: 'createdAt',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
  return (
    <Blocks title={t('list.title')}>
      <Block code="<ListTable label={label} rows={rows} columns={columns} sort={sort} />">
        <ListTable
          label={t('list.rows')}
          rows={rows}
          columns={columns}
          sort={{ value: 'createdAt_-1', link: (sort) => to(`?sort=${sort}`) }}
        />
      </Block>
      <Block code="<EmptyState />">
        <EmptyState />
      </Block>
      <Block code="<Pagination page={2} limit={10} total={95} link={link} />">
        <Pagination page={2} limit={10} total={95} link={(page) => to(`?page=${page}`)} />
      </Block>
      <Block code="<Breadcrumb items={[{ label, link }, { label }]} label={label} />">
        <Breadcrumb
          label={t('list.way')}
          items={[{ label: t('list.rows'), link: to('?') }, { label: t('list.name') }]}
        />
      </Block>
    </Blocks>
  );
}

export function ToldBlocks() {
  const { t } = useTranslation('block');
  const [waiting, setWaiting] = useState(false);
  return (
    <Blocks title={t('told.title')}>
      <Block code="toast({ tone, message }) · confirm({ title, message })">
        <Group gap="xs">
          <Button variant="default" onClick={() => void toast({ tone: 'success', message: t('told.toast') })}>
            {t('told.toast')}
          </Button>
          <Button variant="default" onClick={() => void toast({ tone: 'error', message: t('told.error') })}>
            {t('told.error')}
          </Button>
          <Button
            variant="default"
            onClick={() => void confirm({ title: t('told.ask'), message: t('told.askText') })}
          >
            {t('told.ask')}
          </Button>
        </Group>
      </Block>
      <Block code="<SubmitButton loading={save.isPending}>…</SubmitButton>">
        <Group>
          <SubmitButton
            loading={waiting}
            onClick={() => {
              setWaiting(true);
              setTimeout(() => setWaiting(false), 2000);
            }}
          >
            {t('told.waiting')}
          </SubmitButton>
        </Group>
      </Block>
    </Blocks>
  );
}
