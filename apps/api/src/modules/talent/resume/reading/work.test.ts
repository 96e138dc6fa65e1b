import { describe, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { proposalOf } from './proposal.ts';

const line = (text: string, bold = false): Line => ({ text, size: 11, bold, column: 'whole' });
const heading = (text: string): Line => ({ text, size: 14, bold: true, column: 'whole' });
const jobsOf = (...lines: Line[]) =>
  proposalOf([{ ...heading('Sok Dara'), size: 20 }, line('dara@example.com'), ...lines]).proposal?.work
    ?.work ?? [];
const readOf = (...lines: Line[]) =>
  jobsOf(...lines).map(({ title, employer }) => [title.en ?? title.km, employer?.en ?? employer?.km]);

describe('title and employer of a job', () => {
  it.each([
    ['Wing', 'Software Developer'],
    ['ACLEDA', 'Bank Teller'],
    ['Malis', 'Restaurant Manager'],
    ['Smart', 'Store Keeper'],
    ['Ezecom', 'Network Engineer II'],
    ['Chip Mong', 'Insurance Officer (Part-time)'],
    ['Phnom Penh Teacher Training College', 'English Teacher'],
    ['Officer Academy', 'Cook'],
  ])('%s and %s, in either order', (employer, title) => {
    const [bold, plain, dates] = [heading('Work Experience'), line('• Worked'), line('Jan 2020 - Present')];
    expect(readOf(bold, line(employer, true), line(title), dates, plain)).toEqual([[title, employer]]);
    expect(readOf(bold, line(title, true), line(employer), dates, plain)).toEqual([[title, employer]]);
  });

  it('are read where the dates stand beside the employer', () => {
    const job = [
      line('Acme Corp\tJan 2020 - Present', true),
      line('Senior Software Engineer'),
      line('• Worked'),
    ];
    expect(readOf(heading('Work Experience'), ...job)).toEqual([['Senior Software Engineer', 'Acme Corp']]);
  });
});

const jobLines = [
  line('Technician', true),
  line('ABC Co., Ltd'),
  line('2018 - 2020'),
  line('• Repaired pumps'),
];

describe('a heading', () => {
  it.each([
    'WORK EXPERIENCES (5 years)',
    'Work Experience: 5+ years',
    'Work experience – over 10 years of experience',
    'EMPLOYMENT HISTORY 2015 – 2023',
    'បទពិសោធន៍ការងារ (៥ ឆ្នាំ)',
  ])('is known with how long it was: %s', (text) =>
    expect(jobsOf(heading(text), ...jobLines)).toHaveLength(1),
  );

  it('stands beside what it heads', () => {
    const [first, ...others] = jobLines;
    const jobs = readOf(
      line('Personal Information\tMale', true),
      line(`Work Experience\t${first?.text}`, true),
      ...others,
      line('Education\tRoyal University of Phnom Penh, 2014 - 2018'),
    );
    expect(jobs).toEqual([['Technician', 'ABC Co., Ltd']]);
  });
});

it('a period that broke at the edge of its column is one', () => {
  const [job] = jobsOf(
    heading('Experience'),
    line('Cook', true),
    line('Malis'),
    line('June 2019 –'),
    line('March 2020'),
  );
  expect(job).toMatchObject({ from: '2019-06', to: '2020-03', current: false });
});
