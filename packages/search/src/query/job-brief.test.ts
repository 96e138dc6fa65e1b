import { describe, expect, it } from 'vitest';
import { jobBrief } from './job-brief.ts';

const brief = (job: Partial<Parameters<typeof jobBrief>[0]>) =>
  jobBrief({ title: 'Clerk', experience: '2-years', applyBy: ['email'], questions: 0, ...job });

describe('the brief of a job', () => {
  it('begins its description as plain text, and ends it at a word', () => {
    expect(brief({ description: '<p>Sells rice &amp; oil.</p><ul><li>Counts  them</li></ul>' }).excerpt).toBe(
      'Sells rice & oil. Counts them',
    );
    const long = brief({ description: `<p>${'Answers the telephone. '.repeat(30)}</p>` }).excerpt ?? '';
    expect(long).toMatch(/(?:telephone\.|Answers|the)…$/);
    expect(long.length).toBeLessThanOrEqual(161);
    expect(brief({ description: null }).excerpt).toBeNull();
  });

  it.each([
    ['urgent', { title: 'Urgent: two cooks' }],
    ['urgent', { title: 'ត្រូវការជាបន្ទាន់ ចុងភៅ' }],
    ['no-experience', { experience: 'fresh' }],
    ['no-experience', { requirements: '<p>No prior experience required.</p>' }],
    ['no-experience', { requirements: 'មិនត្រូវការបទពិសោធន៍' }],
    ['housing', { benefits: '<ul><li>Free accommodation</li></ul>' }],
    ['housing', { benefits: 'មានកន្លែងស្នាក់នៅ' }],
    ['meals', { benefits: 'Lunch at work' }],
    ['night-shift', { description: 'Works night shifts' }],
    ['easy-apply', { applyBy: ['site'] }],
  ] as const)('%s is seen', (highlight, job) => {
    expect(brief(job).highlights).toEqual([highlight]);
  });

  it.each([
    ['a hotel’s rooms are not housing', { description: 'Sells accommodation to guests' }],
    ['no night shift', { description: 'There are no night shifts here' }],
    ['two years', { requirements: 'Two years of experience are needed' }],
    ['questions to answer', { applyBy: ['site'], questions: 1 }],
    ['urgent matters of customers', { description: 'Handles urgent matters' }],
  ])('%s: nothing is said', (_name, job) => {
    expect(brief(job).highlights).toEqual([]);
  });

  it('is in Khmer as soon as a text is', () => {
    expect(brief({ title: 'Cook' }).language).toBe('en');
    expect(brief({ title: 'Cook', description: 'ចម្អិនអាហារ' }).language).toBe('km');
  });
});
