import { describe, expect, it } from 'vitest';
import { pages } from '../kernel/pages.ts';
import { filledIn, notificationKinds } from './notification-kind.ts';

const id = '01900000-0000-7000-8000-000000000000';
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? '').sort();
const isPage = (path: string) =>
  (pages as readonly string[]).includes(path.replace(/\?.*$/, '').replace(id, ':id'));

describe.each(Object.entries(notificationKinds))('the notification %s', (_, kind) => {
  it('has the same places to fill in in both languages', () => {
    expect(placesOf(kind.km)).toEqual(placesOf(kind.en));
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
