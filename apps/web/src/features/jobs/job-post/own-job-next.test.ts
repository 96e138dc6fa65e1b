import { describe, expect, it } from 'vitest';
import { type NextJob, nextStepOf } from './own-job-next.tsx';

const active: NextJob = {
  _id: 'a',
  status: 'active',
  newApplications: 0,
  actions: ['edit', 'close', 'copy'],
};
const closed: NextJob = {
  ...active,
  status: 'closed',
  actions: ['edit', 'reopen', 'archive', 'copy'],
};

describe('the next step with a job', () => {
  it('is to read what people sent, wherever the job stands', () => {
    expect(nextStepOf({ ...active, newApplications: 2 })).toBe('read');
    expect(nextStepOf({ ...closed, newApplications: 1 })).toBe('read');
  });

  it('is else to reopen what is closed, and to edit what is not', () => {
    expect(nextStepOf(closed)).toBe('reopen');
    expect(nextStepOf(active)).toBe('edit');
    expect(nextStepOf({ ...closed, status: 'archived', actions: ['reopen', 'copy'] })).toBe('reopen');
  });
});
