import type { OwnJobDetail } from '@acheep/contract/job';
import { expect, it } from 'vitest';
import { changedFields } from './job-conflict.ts';

const before = {
  title: 'Cook',
  category: null,
  industry: null,
  province: null,
  attachments: [],
  skills: [{ name: 'Baking', kind: 'hard' }],
  languages: ['km'],
  applyBy: ['site'],
  currency: 'USD',
  negotiable: false,
  salaryFrom: 30_000,
} as unknown as OwnJobDetail;

it('names what differs between two versions of a job, in the form’s order', () => {
  const after = { ...before, skills: [], title: 'Head cook', salaryFrom: 40_000, updatedAt: 'later' };
  expect(changedFields(before, after)).toEqual(['title', 'salaryFrom', 'skills']);
  expect(changedFields(before, { ...before })).toEqual([]);
});
