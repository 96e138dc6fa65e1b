import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { expect, it } from 'vitest';
import { useChosen } from '../../../lib/use-chosen.ts';
import { show } from '../../../testing/show.tsx';
import { useParticipantColumns } from './participant-column.tsx';

function Name(participant: Participant) {
  const columns = useParticipantColumns({} as ParticipantSummary, useChosen([participant]));
  return columns.find(({ key }) => key === 'name')?.cell(participant, 'table');
}

it.each([
  ['dara@example.com', '+85512300400', 'Sok Dara+855 12 300 400 · dara@example.com'],
  [null, '+85512300400', 'Sok Dara+855 12 300 400'],
  ['dara@example.com', null, 'Sok Daradara@example.com'],
])(
  'a participant at %s and %s is named with the number first, which is not cut',
  async (email, phone, said) => {
    const participant = { _id: 'a', name: 'Sok Dara', email, phone } as Participant;
    await show(<Name {...participant} />, { words: ['participant'] });
    const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent).join('');
    await expect.poll(texts).toBe(said);
  },
);
