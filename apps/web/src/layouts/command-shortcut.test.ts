import { expect, it } from 'vitest';
import { pageList } from '../features.ts';
import { actionsFound, pagesFound } from './command-shortcut.ts';

const company = { _id: 'c', name: 'Mekong', nameKm: null, memberRole: 'owner', billing: true } as never;
const admin = { role: 'admin' } as const;
const recruiter = { role: 'recruiter', company } as const;

const namesFor = (who: Parameters<typeof pagesFound>[0], search: string) =>
  [...actionsFound(who, search), ...pagesFound(who, search)].map(({ label }) => label.en);

it.each([
  [admin, 'vat', 'VAT and invoices'],
  [admin, 'អាករ', 'VAT and invoices'],
  [admin, 'invoice', 'New order'],
  [admin, 'backup', 'Back up now'],
  [admin, 'បម្រុងទុក', 'Back up now'],
  [admin, 'logo', 'Site name, logo and colour'],
  [admin, 'telegram', 'Telegram channels'],
  [admin, 'settings tax', 'VAT and invoices'],
  [admin, 'csv', 'Import from a file'],
  [admin, 'second admin', 'Invite an admin or editor'],
  [recruiter, 'invoice', 'Invoices and receipts'],
  [recruiter, 'csv', 'Download candidates as CSV'],
  [recruiter, 'settings', 'Stages'],
  [recruiter, 'add candidate', 'Add a candidate'],
  [recruiter, 'ការកំណត់', 'Stages'],
] as const)('%o types “%s” and is led to %s', (who, typed, name) => {
  expect(namesFor(who, typed)).toContain(name);
});

it('offers actions and pages of the menu before anything is typed, and nothing of somebody else', () => {
  expect(actionsFound(recruiter, '').map(({ label }) => label.en)).toEqual([
    'Post a job',
    'Add a candidate',
    'Order a package',
    'Invite a colleague',
    'Post an event',
  ]);
  expect(namesFor({ role: 'user' }, 'invoice')).toEqual([]);
  expect(namesFor(recruiter, 'backup')).toEqual([]);
});

it('leads to pages that exist', () => {
  const pages = new Set(pageList.map(([address]) => address as string));
  for (const who of [admin, recruiter, { role: 'trainer', company } as const, { role: 'editor' } as const])
    for (const { to } of [...actionsFound(who, ''), ...pagesFound(who, 'e')])
      expect(pages).toContain(to.split('?')[0]);
});
