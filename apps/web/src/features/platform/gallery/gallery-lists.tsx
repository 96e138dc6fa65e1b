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
import { GalleryItem, GalleryItems } from './gallery-item.tsx';

const names = ['Sok Dara', 'ចាន់ បុប្ផា', 'Kim Srey', 'Lim Vichea', 'ហេង សុភា', 'Meas Rith', 'Nou Chan'];
const people = names.map((username) => ({ id: username, username }));

export function GalleryPeople() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryItems title={t('people.title')}>
      <GalleryItem code="<AvatarList items={people} label={label} />">
        <AvatarList items={people.slice(0, 3)} label={t('people.few')} />
      </GalleryItem>
      <GalleryItem code="<AvatarList items={people} label={label} limit={5} />">
        <AvatarList items={people} label={t('people.many')} />
      </GalleryItem>
    </GalleryItems>
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

export function GalleryLists() {
  const { t } = useTranslation('gallery');
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
    <GalleryItems title={t('list.title')}>
      <GalleryItem code="<ListTable label={label} rows={rows} columns={columns} sort={sort} />">
        <ListTable
          label={t('list.rows')}
          rows={rows}
          columns={columns}
          sort={{ value: 'createdAt_-1', link: (sort) => to(`?sort=${sort}`) }}
        />
      </GalleryItem>
      <GalleryItem code="<EmptyState />">
        <EmptyState />
      </GalleryItem>
      <GalleryItem code="<Pagination page={2} limit={10} total={95} link={link} />">
        <Pagination page={2} limit={10} total={95} link={(page) => to(`?page=${page}`)} />
      </GalleryItem>
      <GalleryItem code="<Breadcrumb items={[{ label, link }, { label }]} label={label} />">
        <Breadcrumb
          label={t('list.way')}
          items={[{ label: t('list.rows'), link: to('?') }, { label: t('list.name') }]}
        />
      </GalleryItem>
    </GalleryItems>
  );
}

export function GalleryFeedback() {
  const { t } = useTranslation('gallery');
  const [waiting, setWaiting] = useState(false);
  return (
    <GalleryItems title={t('told.title')}>
      <GalleryItem code="toast({ tone, message }) · confirm({ title, message })">
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
      </GalleryItem>
      <GalleryItem code="<SubmitButton loading={save.isPending}>…</SubmitButton>">
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
      </GalleryItem>
    </GalleryItems>
  );
}
