import { describe, expect, it } from 'vitest';
import type { Line } from './line.ts';
import { proposalOf } from './proposal.ts';

const line = (text: string, more: Partial<Line> = {}): Line => ({
  text,
  size: 10,
  bold: false,
  column: 'whole',
  ...more,
});
const heading = (text: string) => line(text, { size: 13, bold: true });
const head = [line('Sok Dara', { size: 20 }), line('012 345 678')];
const read = (lines: readonly Line[]) => {
  const { proposal, unread } = proposalOf([...head, ...lines]);
  return { ...proposal, unread: unread.flatMap((one) => one.lines) };
};

describe('the sections of a CV', () => {
  it('begin with headings that stand out, and not with labels of the same words', () => {
    const { work, skills, unread } = read([
      heading('Work experience'),
      line('Cook\t2019 – 2021'),
      line('Garden Hotel'),
      heading('Skills'),
      line('Soup'),
      heading('Personal details'),
      line('Experience'),
      line('Over 5 years'),
      heading('References'),
    ]);
    expect(work?.work).toHaveLength(1);
    expect(skills?.skills).toHaveLength(1);
    expect(unread).toEqual(['Experience', 'Over 5 years']);
  });

  it('end with a heading that nobody knows, which is numbered or large like the others', () => {
    const numbered = read([
      line('1. EDUCATION', { bold: true }),
      line('2. SKILLS', { bold: true }),
      line('Soup'),
      line('3. LANGUAGES', { bold: true }),
      line('4. IN AN EMERGENCY', { bold: true }),
      line('Sok Chan, 098 765 432'),
    ]);
    expect(numbered.languages).toBeUndefined();
    expect(numbered.personal?.phone).toEqual(['+85512345678']);
    const large = read(
      ['Education', 'Languages', 'Skills']
        .flatMap((text) => [heading(text), line('Soup of the day, noodles')])
        .concat([heading('Life beyond work'), line('Fishing')]),
    );
    expect(large.skills?.skills).toHaveLength(2);
    expect(large.unread).toContain('Fishing');
  });

  it('end where a letter or a form closes', () => {
    const { references, unread } = read([
      heading('References'),
      line('Mr. Keo Vibol, Manager, 098 765 432'),
      line('Yours sincerely,'),
      line('Sok Chanthy, 077 111 222'),
    ]);
    expect(references?.references.map(({ name }) => name.en)).toEqual(['Keo Vibol']);
    expect(unread).toContain('Sok Chanthy, 077 111 222');
  });

  it('have the labels of a rail whole, and what is written on dotted lines', () => {
    const { work, personal } = read([
      heading('Work experience'),
      line('Dates\tApril 2020 onwards'),
      line('Name and address\tGarden Hotel'),
      line('of employer'),
      line('Occupation or position\tCook'),
      line('held'),
      line('Main activities and\tCooks lunch'),
      line('responsibilities\tCooks dinner'),
      heading('Personal details'),
      line('1.1 Gender: ........ Female ........ Nationality: .... Khmer ....'),
      line('Date of birth'),
      line('12 May 1993'),
    ]);
    expect(work?.work).toEqual([
      {
        title: { en: 'Cook' },
        employer: { en: 'Garden Hotel' },
        from: '2020-04',
        current: true,
        description: { en: 'Cooks lunch Cooks dinner' },
      },
    ]);
    expect(personal).toMatchObject({ gender: 'female', nationality: { en: 'Khmer' }, bornOn: '1993-05-12' });
  });
});

it('labels below each other announce nothing', () => {
  const { personal } = read([
    heading('Personal details'),
    line('Nationality'),
    line('Marital status'),
    line('Khmer'),
    line('Single'),
  ]);
  expect(personal?.nationality).toBeUndefined();
});

it('dishes with a signature end no section', () => {
  const { skills } = read([heading('Skills'), line('Signature dishes'), line('Soup')]);
  expect(skills?.skills.map(({ name }) => name.en)).toEqual(['Signature dishes', 'Soup']);
});

describe('entries', () => {
  it('of jobs have their projects within them, and need no date where their heads are bold', () => {
    const { work } = read([
      heading('Work experience'),
      line('Engineer\t2019 – 2021', { bold: true }),
      line('Mekong Builders'),
      line('Project: River Bridge, 2019 – 2020', { bold: true }),
      line('Set out the piers.'),
      line('Surveyor', { bold: true }),
    ]);
    expect(work?.work.map(({ title, from }) => [title.en, from])).toEqual([
      ['Engineer', '2019-01'],
      ['Surveyor', undefined],
    ]);
    expect(work?.work[0]?.description?.en).toContain('Project: River Bridge, 2019 – 2020');
  });

  it.each([
    ['ជាងផ្សារ រោងជាង លោកពូសុខា', 'ជាងផ្សារ', 'រោងជាង លោកពូសុខា'],
    ['អ្នករត់តុកតុក PassApp', 'អ្នករត់តុកតុក', 'PassApp'],
    ['គិលានុបដ្ឋាយិកា នៅមណ្ឌលសុខភាពព្រែកកុយ', 'គិលានុបដ្ឋាយិកា', 'មណ្ឌលសុខភាពព្រែកកុយ'],
  ])('of one Khmer line have title and employer: %s', (text, title, employer) => {
    const [job] = read([heading('បទពិសោធន៍ការងារ'), line(`${text}\t២០១៩ - ២០២១`)]).work?.work ?? [];
    expect([job?.title.km, job?.employer?.km ?? job?.employer?.en]).toEqual([title, employer]);
  });

  it.each([
    ['ប្រធាន សាខា', '២០១៩ - ២០២១'],
    ['អ្នកថែ ឃ្លាំង', '២០១៩ - ២០២១'],
    ['គ្រូបង្រៀន English', '២០១៩ - ២០២១'],
    ['បុគ្គលិក IT', '២០១៩ - ២០២១'],
    ['Manager, IT', '2019 – 2021'],
  ])('of a title alone have no employer made of its words: %s', (text, period) => {
    const [job] = read([heading('Work experience'), line(`${text}\t${period}`)]).work?.work ?? [];
    expect([text, job?.employer]).toEqual([text, undefined]);
  });

  it('of a company abroad have its place beside it', () => {
    const [job] =
      read([
        heading('Work experience'),
        line('Northwind Labs, Bellevue, WA\t2019 – 2021'),
        line('Software Engineer'),
      ]).work?.work ?? [];
    expect(job).toMatchObject({ title: { en: 'Software Engineer' }, employer: { en: 'Northwind Labs' } });
  });

  it.each([
    ['Forklift Expert', 'Forklift', 'expert'],
    ['Word (very good)', 'Word', 'advanced'],
    ['Excel ★★★☆☆', 'Excel', undefined],
    ['Windows 80%', 'Windows', undefined],
    ['Microsoft Office 2010', 'Microsoft Office 2010', undefined],
    ['Access\tFair', 'Access', 'beginner'],
    ['គ្រប់គ្រងស្តុក អ្នកជំនាញ', 'គ្រប់គ្រងស្តុក', 'expert'],
  ])('of skills have their level apart: %s', (text, name, level) => {
    const { skills } = read([heading('Skills'), line('Program\tLevel'), line(text)]);
    expect(skills?.skills.map((one) => [one.name.en ?? one.name.km, one.level])).toEqual([[name, level]]);
  });

  it('of courses are without their length, with who gave them', () => {
    const { trainings } = read([
      heading('Training'),
      line('Topic\tOrganizer\tYear'),
      line('Fire safety, 3 days, 2021'),
      line('សង្គ្រោះបឋម កាកបាទក្រហមកម្ពុជា ២០២០'),
    ]);
    expect(trainings?.trainings).toMatchObject([
      { name: { en: 'Fire safety' }, month: '2021-01' },
      { name: { km: 'សង្គ្រោះបឋម' }, provider: { km: 'កាកបាទក្រហមកម្ពុជា' }, month: '2020-01' },
    ]);
  });

  it('of people are numbered or labelled, and never sentences', () => {
    const { references, unread } = read([
      heading('References'),
      line('1. Mr. Pierre Martin (Finance Manager) 098 765 432'),
      line('Name: Chhorn Malis'),
      line('Position: Cook'),
      line('Phone: 077 111 222'),
      line('I can start at once and work at night.'),
    ]);
    expect(references?.references).toEqual([
      { name: { en: 'Pierre Martin' }, position: { en: 'Finance Manager' }, phone: '+85598765432' },
      { name: { en: 'Chhorn Malis' }, position: { en: 'Cook' }, phone: '+85577111222' },
    ]);
    expect(unread).toEqual(['I can start at once and work at night.']);
  });

  it('of languages have the level that stands before them', () => {
    expect(read([heading('Languages'), line('I speak Khmer and a little English.')]).languages).toEqual({
      languages: [{ language: 'km' }, { language: 'en', level: 'basic' }],
    });
  });
});
