import { describe, expect, it } from 'vitest';
import { namesOf } from '../companies/company-name.ts';
import { notificationKinds } from '../notices.ts';
import { pages } from '../pages.ts';
import { filledIn, notificationText, placesOf } from './notification-text.ts';

const id = '01900000-0000-7000-8000-000000000000';
const isPage = (path: string) =>
  (pages as readonly string[]).includes(path.replace(/\?.*$/, '').replace(id, ':id'));

const gathered = Object.values(notificationKinds).flatMap((kind) => ('one' in kind ? [kind] : []));
it.each(gathered)('counts “$en”, and has the words for one in both languages', ({ one, en }) => {
  expect(placesOf(en)).toContain('count');
  expect(placesOf(one.km).sort()).toEqual(placesOf(one.en).sort());
  expect(one.km).toMatch(/[\u1780-\u17ff]/);
});

describe.each(Object.entries(notificationKinds))('the notification %s', (_, kind) => {
  it('has the same places to fill in in both languages', () => {
    expect(placesOf(kind.km).sort()).toEqual(placesOf(kind.en).sort());
    expect(kind.km).toMatch(/[\u1780-\u17ff]/);
  });

  it('leaves no place open, and leads to a page that there is', () => {
    const params = {
      ...Object.fromEntries(placesOf(kind.en).map((place) => [place, 'x'])),
      id,
      all: '/job?x=y',
    };
    for (const text of [kind.en, kind.km]) expect(filledIn(text, params)).not.toMatch(/[{}]|undefined/);
    expect(isPage(kind.to(params))).toBe(true);
  });
});

it('fills in what people wrote as it is', () => {
  expect(filledIn('{a} of {b}', { a: '{b}', b: '<b>$&' })).toBe('{b} of <b>$&');
});

it('says of a gathered notification whom it is about while there is one, and then how many', () => {
  const params = { candidate: 'Sophea', jobTitle: 'Cook', id, count: '1' };
  const said = (count: string) => notificationText('application-new', { ...params, count }, 'en');
  expect(said('1')).toBe('Sophea has applied for “Cook”.');
  expect(said('3')).toBe('3 new applications, the latest for “Cook”.');
});

it('writes a moment and a choice in the language of its reader', () => {
  const at = '2026-11-24T02:00:00.000Z';
  const params = { company: 'Mekong', jobTitle: 'Cook', id, at, format: 'phone', place: '' };
  expect(notificationText('interview-soon', params, 'en')).toBe(
    'Your interview with Mekong for “Cook” is coming up: Tuesday, November 24, 2026 at 9:00 AM. By phone.',
  );
  expect(notificationText('interview-soon', params, 'km')).toBe(
    'ការសម្ភាសរបស់អ្នកជាមួយ Mekong សម្រាប់ការងារ «Cook» ជិតដល់ហើយ៖ ថ្ងៃអង្គារ ទី 24 ខែវិច្ឆិកា ឆ្នាំ 2026 ម៉ោង 9:00 ព្រឹក។ តាមទូរស័ព្ទ។',
  );
});

it('names a company in the language of the page, whoever it was written for', () => {
  const params = { ...namesOf({ name: 'Blue Krama', nameKm: 'ក្រមាខៀវ' }), jobTitle: 'Cook', id };
  const said = (locale: 'en' | 'km') => notificationText('application-hired', params, locale);
  expect(said('en')).toBe('Blue Krama has hired you for “Cook”.');
  expect(said('km')).toBe('ក្រមាខៀវ បានទទួលអ្នកឱ្យធ្វើការ «Cook»។');
  const only = namesOf({ name: 'Blue Krama', nameKm: null });
  expect(notificationText('resume-opened', only, 'km')).toBe('Blue Krama បានបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នក។');
});

it('a name with a full stop of its own ends a sentence with one', () => {
  const params = { company: 'Lotus Co., Ltd.' };
  expect(filledIn('You are with {company}.', params)).toBe('You are with Lotus Co., Ltd.');
  expect(filledIn('{company} has written to you.', params)).toBe('Lotus Co., Ltd. has written to you.');
  expect(filledIn('Wait…', params)).toBe('Wait…');
});
