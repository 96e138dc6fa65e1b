import { expect, it } from 'vitest';
import { useChosen } from '../../../lib/use-chosen.ts';
import { show } from '../../../testing/show.tsx';
import { ListCards } from '../../../ui/list-cards.tsx';
import { useChooseColumn } from './choose-column.tsx';

function Page() {
  const rows = [{ _id: 'a', title: 'Cook' }];
  const day = { key: 'day', header: 'Day', card: 'note' as const, cell: () => 'Nov 28' };
  return <ListCards label="Jobs" rows={rows} columns={[useChooseColumn(useChosen(rows)), day]} />;
}

it('the box of a card stands in its corner, not in a line of its small print', async () => {
  await show(<Page />, { words: ['job-admin'] });
  const box = () => document.querySelector('li input[type=checkbox]');
  await expect.poll(() => box()?.getAttribute('aria-label')).toBe('Select Cook');
  expect([...document.querySelectorAll('li > div')].at(-1)?.textContent).toBe('Nov 28');
});
