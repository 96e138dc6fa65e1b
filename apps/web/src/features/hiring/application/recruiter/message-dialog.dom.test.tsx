import { expect, it } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import type { Recipient } from '../message.api.ts';
import { MessageDialog } from './message-dialog.tsx';

it('has the focus on the template, from which most messages begin', async () => {
  const job = { title: 'Cook', company: { name: 'Tonle Bank' } };
  const known = { _id: 'a', name: 'Sok Dara', locale: 'en', email: 'dara@example.com', consent: null };
  const recipient = { ...known, job } as unknown as Recipient;
  const nothing = () => {};
  await show(<MessageDialog recipients={[recipient]} onClose={nothing} onSent={nothing} />, {
    words: ['candidate-message', 'application'],
  });
  await expect.poll(() => document.activeElement?.tagName).toBe('SELECT');
});
