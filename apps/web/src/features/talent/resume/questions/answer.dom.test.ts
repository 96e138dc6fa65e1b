import type { Profile } from '@acheep/contract/accounts/account';
import { describe, expect, it } from 'vitest';
import { type Answers, checkAnswers, openAnswers, skillsIn } from './answer.ts';

const id = '0198f0aa-1111-7222-8333-444455556666';
const profile = { name: 'សុខ តារា', phone: '+85512345678', email: 'dara@example.com' } as Profile;
const checked = (said: Partial<Answers>) => checkAnswers({ ...openAnswers(profile), ...said }, profile);
const bodyOf = (section: string, said: Partial<Answers>) =>
  checked(said).bodies.find((one) => one.section === section)?.body;

describe('the answers to six questions', () => {
  it('are sections of a CV, in the language that they are written in', () => {
    expect(
      checked({
        wanted: 'Sewing\nmachine operator ',
        category: id,
        skills: 'ដេរអាវ\n- Iron, ironing.\n\nIron',
        places: 'រោងចក្រកាត់ដេរនៅតាខ្មៅ 3 ឆ្នាំ\nMarket stall, 6 months',
        experience: '3-years',
        languages: ['km', 'th'],
        province: id,
        type: 'full-time',
        hours: 'Monday to Saturday',
      }),
    ).toEqual({
      errors: {},
      bodies: [
        {
          section: 'personal',
          body: {
            name: { km: 'សុខ តារា' },
            title: { en: 'Sewing machine operator' },
            phone: ['+85512345678'],
            email: 'dara@example.com',
            showPhoto: true,
          },
        },
        {
          section: 'expected',
          body: {
            wantedCategoryId: id,
            wantedProvinceId: id,
            wantedType: 'full-time',
            currency: 'USD',
            showExpected: false,
          },
        },
        {
          section: 'skills',
          body: {
            skills: [
              { kind: 'hard', name: { km: 'ដេរអាវ' } },
              { kind: 'hard', name: { en: 'Iron' } },
              { kind: 'hard', name: { en: 'ironing' } },
            ],
          },
        },
        {
          section: 'work',
          body: {
            experience: '3-years',
            work: [
              { title: { km: 'រោងចក្រកាត់ដេរនៅតាខ្មៅ 3 ឆ្នាំ' }, current: false },
              { title: { en: 'Market stall, 6 months' }, current: false },
            ],
          },
        },
        { section: 'languages', body: { languages: [{ language: 'km' }, { language: 'th' }] } },
        { section: 'objective', body: { objective: { en: 'Monday to Saturday' } } },
      ],
    });
  });

  it('save no section that nothing was said about', () => {
    expect(checked({ wanted: 'Cook' }).bodies.map(({ section }) => section)).toEqual(['personal']);
    expect(bodyOf('personal', { wanted: 'Cook', phone: '' })).toMatchObject({ phone: [] });
    expect(bodyOf('work', { experience: 'fresh' })).toEqual({ experience: 'fresh', work: [] });
  });

  it('lose nothing of a long line about a workplace', () => {
    const line = `${'I carried bricks and mixed cement '.repeat(5)}in Kep`;
    const { work } = bodyOf('work', { places: line }) as {
      work: { title: { en: string }; description: { en: string } }[];
    };
    expect(work).toHaveLength(1);
    expect(work[0]?.title.en.length).toBeLessThanOrEqual(120);
    expect(`${work[0]?.title.en} ${work[0]?.description.en}`).toBe(line);
  });

  it('name what is wrong by its answer', () => {
    expect(Object.keys(checked({ phone: '+8551', skills: 'x'.repeat(61) }).errors)).toEqual([
      'phone',
      'skills',
    ]);
    expect(checked({ skills: 'x'.repeat(61) }).errors.skills).toContain('60');
  });
});

describe('skills in a text', () => {
  it('are one a line, between commas, or sentences', () => {
    expect(skillsIn('Sew shirts. Iron; cook,\n• drive a 2.5 tonne lorry។ ជួសជុលម៉ូតូ')).toEqual([
      'Sew shirts',
      'Iron',
      'cook',
      'drive a 2.5 tonne lorry',
      'ជួសជុលម៉ូតូ',
    ]);
  });

  it('are told apart by “and” only where they are said in one breath', () => {
    expect(skillsIn('food and beverage')).toEqual(['food and beverage']);
    expect(
      skillsIn('sewing shirts and trousers for children and checking that every seam is straight'),
    ).toEqual(['sewing shirts', 'trousers for children', 'checking that every seam is straight']);
  });
});
