import type { Participant, ParticipantSummary } from '@acheep/contract/events/participant';
import { expect, it } from 'vitest';
import { useChosen } from '../../../lib/use-chosen.ts';
import { show } from '../../../testing/show.tsx';
import { useParticipantColumns } from './participant-column.tsx';

function Cells({ participant, keys }: { participant: Participant; keys: readonly string[] }) {
  const columns = useParticipantColumns({
    summary: { times: [] } as unknown as ParticipantSummary,
    choice: useChosen([participant]),
    session: 0,
    onAsk: () => {},
  });
  return columns
    .filter(({ key }) => keys.includes(key))
    .map(({ key, cell }) => <div key={key}>{cell(participant, 'table')}</div>);
}

it.each([
  ['dara@example.com', '+85512300400', 'Sok Daradara@example.com012 300 400'],
  [null, '+85512300400', 'Sok Dara012 300 400'],
  ['dara@example.com', null, 'Sok Daradara@example.com'],
])(
  'a participant at %s and %s has the number in a column of its own, as it is dialled',
  async (email, phone, said) => {
    const participant = { _id: 'a', name: 'Sok Dara', email, phone, note: null } as Participant;
    await show(<Cells participant={participant} keys={['name', 'phone']} />, { words: ['participant'] });
    await expect.poll(() => document.body.textContent).toContain(said);
  },
);
