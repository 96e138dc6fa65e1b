import type { Interview } from '@acheep/contract/hiring/interview';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { InterviewForm } from './interview-form.tsx';

const words = ['interview', 'company', 'team'] as const;
const candidate = { _id: 'a', name: 'Sok Dara' };
const company = { 'GET /company/own': { address: 'St. 51, Phnom Penh' } };
const address = () => document.querySelector<HTMLInputElement>('input[name=address]')?.value;

it('begins at the address of the company', async () => {
  await show(<InterviewForm candidate={candidate} interview={null} onClose={() => {}} />, {
    words,
    answers: company,
  });
  await expect.poll(address).toBe('St. 51, Phnom Penh');
});

it('leaves the place of an interview that has one', async () => {
  const interview = {
    _id: 'b',
    updatedAt: '2026-11-27T00:00:00Z',
    times: ['2026-12-01T02:00:00Z'],
    minutes: 30,
    format: 'office',
    address: 'At the fair',
    interviewers: [],
  } as unknown as Interview;
  const asked = await show(<InterviewForm candidate={candidate} interview={interview} onClose={() => {}} />, {
    words,
    answers: { ...company, 'GET /application/:id': {} },
  });
  await expect.poll(() => asked).toContain('GET /company/own');
  expect(address()).toBe('At the fair');
});
