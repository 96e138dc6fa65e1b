import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { firstLetter } from '../../../ui/avatar.tsx';
import { CompanyAvatar, tellingPart } from './company-avatar.tsx';
import { CompanyCover } from './company-cover.tsx';

it.each([
  ['Golden Ferry Bank', 'G'],
  ['ធនាគារ សាឡាងមាស', 'សា'],
  ['ក្រុមហ៊ុនសូហ្វវែរ ក្រមាខៀវ', 'ក្រ'],
  ['ក្រុមហ៊ុន ស្ត្រី', 'ស្ត្រី'],
  ['អង្គរ', 'អ'],
  ['ក្រុមហ៊ុនអង្គរ', 'អ'],
  ['ក្រុមហ៊ុន', 'ក្រុ'],
  ['អង្គរ ហ្វូដ', 'អ'],
  ['លោក សុខ តារា', 'សុ'],
  ['លោកស្រី ចាន់ ធីតា', 'ចា'],
  ['Dr. Sok Dara', 'S'],
  ['  éclair', 'é'],
])('stands for %s with %s', (name, letter) => {
  expect(firstLetter(tellingPart(name))).toBe(letter);
});

it('gives a company one colour in both languages', () => {
  const company = { name: 'Needle and Thread', nameKm: 'ម្ជុលនិងអំបោះ' };
  const shown = { company, src: null };
  const looks = (path: string) => {
    window.history.replaceState(null, '', path);
    return [CompanyAvatar, CompanyCover].map((part: FunctionComponent<typeof shown>) =>
      renderToStaticMarkup(createElement(part, shown)),
    );
  };
  const tones = (drawn: string[]) => drawn.map((part) => /data-(?:tint|tone)="(\d)"/.exec(part)?.[1]);
  const [english, khmer] = [looks('/'), looks('/km')];
  expect([english[0], khmer[0]]).toEqual([expect.stringContaining('>N<'), expect.stringContaining('>ម្ជុ<')]);
  expect(tones(khmer)).toEqual(tones(english));
  expect(tones(english)).not.toContain(undefined);
});
