import { describe, expect, it } from 'vitest';
import { jsonResumeLength, readJsonResume } from './json-resume-import.ts';
import { withRecords } from './resume-record.ts';

const province = { _id: '7b0c5c4e-0000-4000-8000-000000000000', name: { en: 'Kep', km: 'កែប' } };
/** What a file proposes on a site with one province and one trade. */
const found = (file: string) => {
  const read = readJsonResume(file);
  return read && withRecords(read, { provinces: [province], categories: [province] });
};

describe('a JSON Resume of another tool', () => {
  it('tells the province and the trade that the site does not have', () => {
    const read = found(
      JSON.stringify({
        basics: { name: 'Sok Dara', location: { region: 'Bavaria' } },
        x_expected: { category: 'Mining', type: 'full-time', salaryFrom: 300 },
      }),
    );
    expect(read).toEqual({
      personal: { name: { en: 'Sok Dara' }, phone: [], showPhoto: true },
      expected: { wantedType: 'full-time', currency: 'USD', showExpected: false },
      unread: [
        // An amount in no currency is none.
        { heading: 'expected', lines: ['salaryFrom: 300'] },
        { heading: 'personal', lines: ['Bavaria'] },
        { heading: 'expected', lines: ['Mining'] },
      ],
    });
  });

  it('tells the second of two employers', () => {
    const read = found(JSON.stringify({ work: [{ name: 'Mall', company: 'Shop', position: 'Clerk' }] }));
    expect(read?.work?.work[0]?.employer).toEqual({ en: 'Mall' });
    expect(read?.unread).toEqual([{ heading: 'work', lines: ['company: Shop'] }]);
  });

  it('reads what others write: years, days, highlights, groups of skills, other languages', () => {
    const read = found(
      JSON.stringify({
        work: [{ company: 'Shop', position: 'Clerk', startDate: '2019', highlights: ['Sold', 'Counted', 7] }],
        skills: [{ name: 'Office', level: 'Master', keywords: ['Excel', 'Word'] }],
        languages: [{ language: 'Klingon' }, { language: 'English', fluency: 'Fluent speaker' }],
        certificates: [{ name: 'First aid', date: '2022-05-17' }],
      }),
    );
    expect(read).toEqual({
      work: {
        work: [
          {
            title: { en: 'Clerk' },
            employer: { en: 'Shop' },
            from: '2019-01',
            current: true,
            description: { en: '• Sold\n• Counted' },
          },
        ],
      },
      skills: {
        skills: [
          { kind: 'hard', name: { en: 'Excel' } },
          { kind: 'hard', name: { en: 'Word' } },
        ],
      },
      languages: { languages: [{ language: 'en', level: 'fluent' }] },
      trainings: { trainings: [{ name: { en: 'First aid' }, month: '2022-05' }] },
      unread: [
        { heading: 'work', lines: ['highlights: Sold · Counted · 7'] },
        { heading: 'skills', lines: ['name: Office', 'level: Master'] },
        { heading: 'languages', lines: ['language: Klingon'] },
      ],
    });
  });

  it.each<[string, object, object]>([
    [
      'a year as the end',
      { startDate: '2013-05', endDate: '2013' },
      { from: '2013-05', to: '2013-12', current: false },
    ],
    ['words for now', { startDate: 'May 2019', endDate: 'Present' }, { from: '2019-05', current: true }],
    [
      'a month before its year',
      { startDate: '05/2019', endDate: '06/2020' },
      { from: '2019-05', to: '2020-06' },
    ],
    [
      'an end that nobody can read',
      { startDate: '2019', endDate: 'when it closed' },
      { from: '2019-01', current: false },
    ],
  ])('reads %s', (_, dates, span) => {
    const read = found(JSON.stringify({ work: [{ name: 'Acme', position: 'Cook', ...dates }] }));
    expect(read?.work?.work[0]).toMatchObject(span);
  });

  it('reads telephone numbers, levels and places as other files have them', () => {
    const read = found(
      JSON.stringify({
        basics: {
          name: 'Sok Dara',
          phone: '012 345 678 / +855 (0)98 765 432',
          location: { address: 'Street 271', city: 'Phnom Penh', countryCode: 'KH', postalCode: '12000' },
          profiles: [{ network: 'GitHub', username: 'dara' }],
        },
        languages: [{ language: 'English', fluency: 'Native speaker' }],
        education: [
          { institution: 'RUPP', studyType: 'Bachelor of Science', area: 'Physics', score: '3.8' },
          { institution: 'NUM', studyType: 'Executive Master of Hospitality', score: '3.8' },
        ],
        volunteer: [{ organization: 'Red Cross', position: 'Helper', startDate: '2014', endDate: '2015' }],
      }),
    );
    expect(read).toMatchObject({
      personal: { phone: ['+85512345678', '+85598765432'], address: { en: 'Street 271, Phnom Penh' } },
      languages: { languages: [{ language: 'en', level: 'native' }] },
      education: { education: [{ level: 'bachelor', field: { en: 'Physics' } }, { level: 'master' }] },
      work: { work: [{ title: { en: 'Helper' }, employer: { en: 'Red Cross' }, to: '2015-12' }] },
    });
    expect(read?.unread).toEqual([
      {
        heading: 'personal',
        lines: ['profiles · network: GitHub', 'profiles · username: dara', 'postalCode: 12000'],
      },
      {
        heading: 'education',
        lines: ['score: 3.8', 'studyType: Executive Master of Hospitality'],
      },
    ]);
  });

  it('loses no text: what has no place, no right form, or no room is told', () => {
    const resume = {
      basics: {
        name: 'Sok\0Dara',
        summary: 'To\0cook',
        label: 'x'.repeat(200),
        location: 'Phnom Penh',
        image: 'https://example.com/a.jpg',
      },
      work: [
        { name: 'No title', startDate: '2019' },
        'Cook',
        ...Array.from({ length: 70 }, (_, at) => ({ position: `Job ${at}` })),
      ],
      awards: [{ title: 'Best cook', date: '2020' }],
      interests: ['Chess'],
    };
    const said = JSON.stringify(found(JSON.stringify(resume)));
    for (const text of [
      'To\0cook',
      'Sok\0Dara',
      'x'.repeat(200),
      'Phnom Penh',
      'a.jpg',
      'No title',
      'Cook',
      'Job 69',
      'Best cook',
      '2020',
      'Chess',
    ])
      expect(said).toContain(JSON.stringify(text).slice(1, -1));
  });

  it.each([
    ['no JSON', '<html>'],
    ['a number', '7'],
    ['a list', '[]'],
    ['nothing that it knows', '{"work":[{"position":7},null],"skills":"x","basics":[]}'],
    [
      'what is nested without an end',
      `{"basics":{"name":"Sok Dara"},"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    ],
    ['a prototype', '{"__proto__":{"work":[{"position":"Cook"}]}}'],
    ['too much', JSON.stringify({ basics: { name: 'x'.repeat(jsonResumeLength) } })],
  ])('finds nothing in %s', (_, file) => {
    expect(found(file)).toBeNull();
  });

  it('cuts what is too long or too much, and leaves out what no text may hold', () => {
    const work = Array.from({ length: 100 }, () => ({ position: `${'y'.repeat(500)}` }));
    const keywords = Array.from({ length: 200 }, (_, index) => `skill ${index}`);
    const skills = [{ name: 'all', keywords }, { name: 'a\0b' }];
    const read = found(JSON.stringify({ work, skills }));
    expect([read?.work?.work.length, read?.skills?.skills.length]).toEqual([60, 60]);
    expect(read?.work?.work[0]?.title.en).toHaveLength(120);
  });
});
