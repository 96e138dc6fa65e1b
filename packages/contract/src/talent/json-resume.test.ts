import { describe, expect, it } from 'vitest';
import { toJsonResume } from './json-resume.ts';
import { jsonResumeLength, readJsonResume } from './json-resume-import.ts';
import type { OwnResume } from './resume.ts';
import type { ResumeContent } from './resume-part.ts';
import { resumeProgress } from './resume-progress.ts';

const both = (en: string | null, km: string | null) => ({ en, km });
const province = { _id: 'p', slug: 'kep', name: { en: 'Kep', km: 'កែប' } };
const content: ResumeContent = {
  name: both('Sok Dara', 'សុខ តារា'),
  title: both('Cook', 'ចុងភៅ'),
  gender: 'female',
  bornOn: '1999-12-31',
  phone: ['+85512345678', '+85587654321'],
  email: 'dara@example.com',
  province,
  address: both('Street 1', null),
  nationality: both(null, 'ខ្មែរ'),
  objective: both('To cook.', 'ចម្អិនម្ហូប'),
  experience: '2-years',
  work: [
    {
      title: both('Chef', 'មេចុងភៅ'),
      employer: both('Hotel', null),
      from: '2024-12',
      to: null,
      current: true,
      description: both('Lunch.\nDinner.', null),
    },
    {
      title: both('Cook', null),
      employer: null,
      from: '2020-02',
      to: '2024-11',
      current: false,
      description: null,
    },
  ],
  education: [
    {
      school: both('University', null),
      field: both('Food', null),
      level: 'bachelor',
      from: '2016-01',
      to: '2019-12',
      current: false,
    },
  ],
  skills: [
    { kind: 'hard', name: both('Amok', 'អាម៉ុក'), level: 'expert' },
    { kind: 'soft', name: both('Patience', null), level: null },
  ],
  languages: [{ language: 'km', level: 'native' }],
  trainings: [{ name: both('Hygiene', null), provider: both('Ministry', null), month: '2023-06' }],
  references: [
    {
      name: both('Keo Vibol', null),
      position: both('Chef', null),
      phone: '+85512999888',
      email: 'vibol@example.com',
    },
  ],
  wantedCategory: province,
  wantedType: 'full-time',
  wantedProvince: province,
  currency: 'USD',
  salaryFrom: 300_00,
  salaryTo: null,
  noticePeriod: '1-week',
};
const written = { ...content, updatedAt: '2026-11-22T00:00:00.000Z' };

describe('a CV as JSON Resume', () => {
  it('is what the format asks for, in one language, in the other where there is none', () => {
    const km = toJsonResume(written, 'km');
    expect(km.basics).toMatchObject({
      name: 'សុខ តារា',
      label: 'ចុងភៅ',
      phone: '+85512345678',
      summary: 'ចម្អិនម្ហូប',
      location: { address: 'Street 1', region: 'កែប', countryCode: 'KH' },
    });
    expect(km.work[0]).toEqual({
      name: 'Hotel',
      position: 'មេចុងភៅ',
      startDate: '2024-12',
      summary: 'Lunch.\nDinner.',
      x_current: true,
    });
    expect(toJsonResume(written, 'en').references[0]).toMatchObject({
      name: 'Keo Vibol',
      reference: 'Chef · +85512999888 · vibol@example.com',
    });
    expect(toJsonResume(written, 'en').x_expected).toMatchObject({ category: 'Kep', salaryFrom: 300 });
  });

  it('comes back as it went out, section by section', () => {
    const read = readJsonResume(JSON.stringify(toJsonResume(written, 'en')));
    expect(read).toMatchObject({
      personal: {
        name: { en: 'Sok Dara' },
        title: { en: 'Cook' },
        gender: 'female',
        bornOn: '1999-12-31',
        phone: ['+85512345678', '+85587654321'],
        email: 'dara@example.com',
        address: { en: 'Street 1' },
        nationality: { km: 'ខ្មែរ' },
      },
      objective: { objective: { en: 'To cook.' } },
      work: {
        work: [
          { title: { en: 'Chef' }, from: '2024-12', current: true, description: { en: 'Lunch.\nDinner.' } },
          { title: { en: 'Cook' }, from: '2020-02', to: '2024-11', current: false },
        ],
      },
      education: { education: [{ school: { en: 'University' }, level: 'bachelor', to: '2019-12' }] },
      skills: {
        skills: [
          { kind: 'hard', name: { en: 'Amok' }, level: 'expert' },
          { kind: 'soft', name: { en: 'Patience' } },
        ],
      },
      languages: { languages: [{ language: 'km', level: 'native' }] },
      trainings: { trainings: [{ name: { en: 'Hygiene' }, month: '2023-06' }] },
      references: { references: [{ name: { en: 'Keo Vibol' }, phone: '+85512999888' }] },
    });
    // A province and what somebody expects are chosen from lists of the site.
    expect(read?.unread).toEqual([
      { heading: 'personal', lines: ['x_experience: 2-years', 'region: Kep'] },
      { heading: 'x_expected', lines: expect.arrayContaining(['salaryFrom: 300']) },
    ]);
    const inKhmer = readJsonResume(JSON.stringify(toJsonResume(written, 'km')));
    expect(inKhmer?.personal?.title).toEqual({ km: 'ចុងភៅ' });
    expect(inKhmer?.education?.education[0]?.level).toBe('bachelor');
  });

  it('reads what others write: years, days, highlights, groups of skills, other languages', () => {
    const read = readJsonResume(
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
    const read = readJsonResume(JSON.stringify({ work: [{ name: 'Acme', position: 'Cook', ...dates }] }));
    expect(read?.work?.work[0]).toMatchObject(span);
  });

  it('reads telephone numbers, levels and places as other files have them', () => {
    const read = readJsonResume(
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
    const said = JSON.stringify(readJsonResume(JSON.stringify(resume)));
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
    expect(readJsonResume(file)).toBeNull();
  });

  it('cuts what is too long or too much, and leaves out what no text may hold', () => {
    const work = Array.from({ length: 100 }, () => ({ position: `${'y'.repeat(500)}` }));
    const keywords = Array.from({ length: 200 }, (_, index) => `skill ${index}`);
    const skills = [{ name: 'all', keywords }, { name: 'a\0b' }];
    const read = readJsonResume(JSON.stringify({ work, skills }));
    expect(read?.work?.work).toHaveLength(60);
    expect(read?.work?.work[0]?.title.en).toHaveLength(120);
    expect(read?.skills?.skills).toHaveLength(60);
  });
});

describe('the progress of a CV', () => {
  const whole: OwnResume = {
    ...content,
    _id: 'r',
    createdAt: written.updatedAt,
    updatedAt: written.updatedAt,
    visibility: 'recruiters',
    showPhoto: true,
    photo: null,
    attachments: [],
  };
  const skills = [...content.skills, ...content.skills];

  it('goes from nothing to all, and names the step that helps most', () => {
    expect(resumeProgress(null)).toMatchObject({ percent: 0, next: { section: 'personal' } });
    expect(resumeProgress({ ...whole, skills })).toEqual({ percent: 100, next: null });
    expect(resumeProgress({ ...whole, skills, work: [] })).toMatchObject({
      percent: 80,
      next: { section: 'work', words: { km: expect.stringMatching(/\p{Script=Khmer}/u) } },
    });
    expect(resumeProgress({ ...whole, skills, work: [], experience: 'fresh' }).percent).toBe(100);
    expect(resumeProgress({ ...whole, phone: [], objective: null }).next?.section).toBe('personal');
  });
});
