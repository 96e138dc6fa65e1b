import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ActiveJobsPage, AllJobsPage, ClosedJobsPage, DraftJobsPage } from './own-job-list-page.tsx';

/** Query of the list that a page asks for. */
async function listOf(page: React.ReactNode) {
  const asked = await show(page, { words: ['job-post', 'job-poster'] });
  const list = () => asked.find((one) => one.startsWith('GET /job/own?'));
  await expect.poll(list).toBeDefined();
  return Object.fromEntries(new URLSearchParams(list()?.split('?')[1]));
}

it('the drafts have the jobs that wait for approval among them', async () => {
  expect(await listOf(<DraftJobsPage />)).toMatchObject({ 'filter[status]': 'draft,pending' });
  expect(await listOf(<AllJobsPage />)).not.toHaveProperty('filter[status]');
});

it('the lists begin in an order that a column shows', async () => {
  expect(await listOf(<AllJobsPage />)).toMatchObject({ sort: 'status_1' });
  expect(await listOf(<ActiveJobsPage />)).toMatchObject({ sort: 'closingDate_1' });
  expect(await listOf(<ClosedJobsPage />)).toMatchObject({ sort: 'closingDate_-1' });
});
