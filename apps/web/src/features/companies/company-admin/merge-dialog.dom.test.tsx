import type { AdminCompanyDetail } from '@acheep/contract/companies/company-admin';
import { expect, it } from 'vitest';
import { show, type } from '../../../testing/show.tsx';
import { MergeDialog } from './merge-dialog.tsx';

it('speaks of other words only to who has chosen some, and none found', async () => {
  const company = { _id: 'a', name: 'Tonle Bank' } as AdminCompanyDetail;
  const asked = await show(<MergeDialog company={company} onClose={() => {}} />, {
    words: ['company-admin'],
  });
  const said = () => document.querySelector('[aria-live]')?.textContent;
  const find = () => document.querySelector<HTMLInputElement>('input[type=search]');
  await expect.poll(find).toBeTruthy();
  const field = find();
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => document.querySelector('.mantine-Skeleton-root')).toBe(null);
  expect(field?.value).toBe('Tonle');
  expect(said()).toBe('');
  type(field, 'Mekong');
  await expect.poll(said).toContain('Try other words');
  type(field, '');
  await expect.poll(said).toBe('');
});
