import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { AllTrainingsPage } from './own-gathering-list-page.tsx';

it('the own trainings begin in an order that a column shows', async () => {
  const asked = await show(<AllTrainingsPage />, { words: ['gathering-post'] });
  const list = () => asked.find((one) => one.startsWith('GET /training/own?'));
  await expect.poll(list).toContain('sort=startsAt_-1');
});
