import { describe, expect, it } from 'vitest';
import { jobBrief } from './job-brief.ts';

const brief = (job: Partial<Parameters<typeof jobBrief>[0]>) =>
  jobBrief({ title: 'Clerk', experience: '2-years', applyBy: ['site'], questions: 0, ...job });

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
    ['night-shift', { description: 'Works night shifts' }],
    ['questions', { questions: 1 }],
  ] as const)('%s is seen', (highlight, job) => {
    expect(brief(job).highlights).toEqual([highlight]);
  });

  it.each([
    ['no night shift', { description: 'There are no night shifts here' }],
    ['two years', { requirements: 'Two years of experience are needed' }],
    ['what nearly all jobs say', { applyBy: ['site', 'email'] }],
    ['urgent matters of customers', { description: 'Handles urgent matters' }],
  ])('%s: nothing is said', (_name, job) => {
    expect(brief(job).highlights).toEqual([]);
  });

  it('is in Khmer as soon as a text is', () => {
    expect(brief({ title: 'Cook' }).language).toBe('en');
    expect(brief({ title: 'Cook', description: 'ចម្អិនអាហារ' }).language).toBe('km');
  });
});

describe('the perks of a job', () => {
  it('are those that the recruiter confirmed, even none, in their order', () => {
    expect(brief({ benefits: 'Meals', perks: ['overtime', 'housing'] }).perks).toEqual([
      'housing',
      'overtime',
    ]);
    expect(brief({ benefits: 'Meals', perks: [] }).perks).toEqual([]);
  });

  it.each([
    ['housing', '<ul><li>Free accommodation</li></ul>'],
    ['housing', 'មានកន្លែងស្នាក់នៅ'],
    ['meals', 'Lunch at work'],
    ['meals', 'បាយថ្ងៃត្រង់'],
    ['transport', 'Staff bus from Chbar Ampov'],
    ['transport', 'មានឡានដឹកបុគ្គលិក'],
    ['overtime', 'OT is paid at 150%'],
    ['overtime', 'ប្រាក់ថែមម៉ោង'],
    ['insurance', 'NSSF'],
    ['insurance', 'ធានារ៉ាប់រងសុខភាព'],
    ['thirteenth', '13th month salary'],
    ['thirteenth', 'ប្រាក់ខែទី១៣'],
    ['training', 'Training at the start'],
    ['training', 'វគ្គបណ្តុះបណ្តាល'],
  ])('%s is read: %s', (perk, benefits) => {
    expect(brief({ benefits }).perks).toEqual([perk]);
  });

  it('are read in their order, and not where the text denies them', () => {
    expect(brief({ benefits: '<p>NSSF, meals</p><p>No accommodation</p>' }).perks).toEqual([
      'meals',
      'insurance',
    ]);
    expect(brief({ benefits: 'មានអាហារ តែគ្មានកន្លែងស្នាក់នៅ' }).perks).toEqual(['meals']);
    expect(brief({ benefits: null }).perks).toEqual([]);
  });
});
