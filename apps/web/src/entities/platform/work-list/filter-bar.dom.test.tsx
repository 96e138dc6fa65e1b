import { filter, type List } from '@acheep/contract/kernel/list';
import { byDate } from '@acheep/contract/kernel/option';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { FilterBar } from './filter-bar.tsx';

const states = {
  open: { en: 'Open', km: 'បើក' },
  paid: { en: 'Paid', km: 'បានបង់' },
  done: { en: 'Done', km: 'រួចរាល់' },
};
const list = {
  filters: {
    state: filter.several(states, 'status', 'ស្ថានភាព'),
    packageId: filter.record('package', 'កញ្ចប់សេវា'),
    companyId: filter.record('company', 'ក្រុមហ៊ុន'),
    from: filter.day('first day', 'ថ្ងៃចាប់ផ្ដើម'),
  },
  sorts: byDate,
} as const satisfies List;

// Nothing is laid out here, so the trap of the focus finds no field and prints the whole page.
vi.spyOn(console, 'warn').mockReturnValue(undefined);

const set = vi.fn();
async function opened(filters: Partial<Record<keyof typeof list.filters, string>>, more: object = {}) {
  const control = { asked: { search: '', page: 1, sort: 'createdAt_-1', filters }, set, reset: vi.fn() };
  await show(
    <FilterBar
      of={list}
      control={control}
      choices={{ packageId: [{ value: 'a', label: 'Basic' }] }}
      {...more}
    />,
    { words: ['widget'] },
  );
  await expect.poll(() => document.querySelectorAll('button').length).toBeGreaterThan(0);
  [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent?.startsWith('Filter'))
    ?.click();
  await expect.poll(() => document.querySelectorAll('select').length).toBeGreaterThan(0);
  const chips = [...document.querySelectorAll('button[aria-label^="Remove"]')];
  return { selects: [...document.querySelectorAll('select')], chips: chips.map((one) => one.textContent) };
}

it('offers what the list declares: options, days, and records whose choices it is given', async () => {
  const { selects, chips } = await opened({});
  expect(selects.map(({ labels }) => labels[0]?.textContent)).toEqual(['Status', 'Package']);
  expect([...document.querySelectorAll('input')].map(({ labels }) => labels?.[0]?.textContent)).toContain(
    'First day',
  );
  expect(chips).toEqual([]);
});

it('says several values of one filter in one chip, and keeps them chosen', async () => {
  const { selects, chips } = await opened({ state: 'open,done', packageId: 'a' });
  expect(chips).toEqual(['Status: Open, Done', 'Package: Basic']);
  expect(selects[0]?.selectedOptions[0]?.textContent).toBe('Open, Done');
});

it('does not offer a filter without choices', async () => {
  const { selects } = await opened({}, { choices: { state: undefined, from: undefined, packageId: [] } });
  expect(selects.map(({ labels }) => labels[0]?.textContent)).toEqual(['Package']);
  expect(document.body.textContent).not.toContain('First day');
});
