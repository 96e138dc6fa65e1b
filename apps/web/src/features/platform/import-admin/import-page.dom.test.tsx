import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ImportPage } from './import-page.tsx';

it('offers another file, and the columns, where one could not be read', async () => {
  const results = { new: 0, changed: 0, same: 0, kept: 0, wrong: 0 };
  const one = {
    createdAt: '2026-11-27T00:00:00Z',
    kind: 'jobs',
    state: 'failed',
    problem: 'No line.',
    rows: 0,
    done: 0,
    results,
    notes: [],
  };
  await show(<ImportPage />, { words: ['import-admin'], answers: { 'GET /admin/import/': one } });
  const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
  await expect.poll(links).toContain('Choose another file');
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent)).toContain('title *');
});
