import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '../lib/i18n.ts';
import { AvatarList } from './avatar-list.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { EmptyState } from './empty-state.tsx';
import { ListTable } from './list-table.tsx';
import { Overflow } from './overflow.tsx';
import { Pagination } from './pagination.tsx';
import { PrintPreview } from './print-preview.tsx';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces(['field', 'widget']);
});

function drawn(block: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <MantineProvider>{block}</MantineProvider>
    </MemoryRouter>,
  );
  for (const style of root.querySelectorAll('style')) style.remove();
  return root;
}

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const link = (page: number) => ({ component: Link, to: `?page=${page}` });

describe('shared blocks', () => {
  it('sort by heads, each with the orders that its list knows, in turn', () => {
    const heads = (sort: string) => {
      const root = drawn(
        <ListTable
          label="Jobs"
          rows={[]}
          sort={{ value: sort, link: (order) => ({ component: Link, to: `?sort=${order}` }) }}
          columns={[
            {
              key: 'title',
              header: 'Title',
              card: 'title',
              sort: 'title',
              orders: ['title_1', 'title_-1'],
              cell: () => '',
            },
            { key: 'name', header: 'Name', card: 'fact', sort: 'name', orders: ['name_1'], cell: () => '' },
            { key: 'made', header: 'Made', card: 'fact', sort: 'createdAt', cell: () => '' },
          ]}
        />,
      );
      return [...root.querySelectorAll('th')].map((head) => [
        head.getAttribute('aria-sort'),
        head.querySelector('a')?.getAttribute('href')?.split('sort=')[1],
      ]);
    };
    expect(heads('createdAt_-1')).toEqual([
      ['none', 'title_1'],
      ['none', 'name_1'],
      ['descending', 'createdAt_1'],
    ]);
    expect(heads('title_1')).toEqual([
      ['ascending', 'title_-1'],
      ['none', 'name_1'],
      ['none', 'createdAt_-1'],
    ]);
    expect(heads('name_1')[1]).toEqual(['ascending', 'name_1']);
  });

  it('show seven places of pages between Previous and Next', () => {
    const root = drawn(<Pagination page={10} limit={10} total={200} link={link} />);
    expect(texts(root, 'li')).toEqual(['1', '…', '9', '10', '11', '…', '20']);
    expect(texts(root, 'nav > a')).toEqual(['Previous', 'Next']);
    expect(root.querySelector('[aria-current=page]')?.textContent).toBe('10');
  });

  it('show no pages where one holds everything, and no way before the first', () => {
    expect(texts(drawn(<Pagination page={1} limit={10} total={10} link={link} />), 'nav')).toEqual([]);
    const first = drawn(<Pagination page={1} limit={10} total={11} link={link} />);
    expect(texts(first, 'nav > button:disabled')).toEqual(['Previous']);
  });

  it('say of an empty table what the specification says', () => {
    const root = drawn(<EmptyState />);
    expect([...texts(root, 'h2'), ...texts(root, 'p')]).toEqual([
      'No data available',
      'no data found for the resources',
    ]);
  });

  it('lead back along the items of a breadcrumb that have a link', () => {
    const items = [{ label: 'Jobs', link: { component: Link, to: '/job' } }, { label: 'Cook' }];
    const root = drawn(<Breadcrumb items={items} label="Way" />);
    expect([texts(root, 'a'), texts(root, '[aria-current=page]')]).toEqual([['Jobs'], ['Cook']]);
  });

  it('show five of many small things, and how many more there are', () => {
    const many = Array.from({ length: 8 }, (_, at) => <i key={`${at}`}>{at}</i>);
    const root = drawn(<Overflow>{many}</Overflow>);
    expect([texts(root, 'i').length, texts(root, 'button')[0]?.slice(0, 2)]).toEqual([5, '+3']);
    expect(texts(drawn(<Overflow>{many.slice(0, 5)}</Overflow>), 'button')).toEqual([]);
  });

  it('show people by their first letter, and a badge with the limit where there are more', () => {
    const items = ['Dara', 'ចាន់', 'Srey', 'Vichea', 'Sophea', 'Rith'].map((username) => ({
      id: username,
      username,
    }));
    const root = drawn(<AvatarList items={items} label="People" limit={3} />);
    expect(texts(root, '[role=img]')).toEqual(['D', 'ចា', 'S']);
    expect(texts(root, 'button')[0]).toMatch(/^3\+/);
    const tint = (at: number) => root.querySelectorAll('[data-tint]')[at]?.getAttribute('data-tint');
    expect(tint(0)).not.toBe(tint(2));
  });

  it('print on A4 upright until A5 is chosen', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToStaticMarkup(
      <MantineProvider>
        <PrintPreview sheet="text" />
      </MantineProvider>,
    );
    expect(root.innerHTML).toContain('size: A4 portrait');
    expect(texts(root, 'label')).toEqual(['A4', 'A5']);
  });
});
