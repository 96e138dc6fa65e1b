import { expect, it } from 'vitest';
import { refusalOf } from './linear-pattern.ts';
import { patternsIn, sourcePatterns } from './source-pattern.ts';

it.each([
  ['takes exponential time', /^(_+)+$/],
  ['takes 2nd degree polynomial time', /[.,]+$/],
  ['takes 3rd degree polynomial time', /\s*\(?\s*$/],
  ['has a back-reference', /(a+)b\1/],
  ['has a look-behind assertion', /(?<!a)a+b/],
])('security 59: a pattern is refused that %s', async (why, pattern) => {
  expect(await refusalOf(pattern)).toContain(why);
});

it.each([/^[.,]+/, /\d+(?:,\d{3})*/, /(?<![a-z])fee(?!s)/])(
  'security 59: a pattern that is linear is taken: %s',
  async (pattern) => {
    expect(await refusalOf(pattern)).toBeNull();
  },
);

it('security 59: what is written down and what is built is found, and where a function builds one', () => {
  const { literal, built } = patternsIn(
    'a.ts',
    'const a = /x\\/y/iu;\nconst b = new RegExp(a.source + a.source);\nconst f = (word: string) => RegExp(word).test("/no/");',
  );
  expect(literal).toEqual([{ place: 'a.ts:1', source: 'x\\/y', flags: 'iu' }]);
  expect(built).toEqual([
    { place: 'a.ts:2', inFunction: false },
    { place: 'a.ts:3', inFunction: true },
  ]);
});

it('security 59: all of them are: in code, built as modules are loaded, and in the schemas of the library', async () => {
  const { patterns } = await sourcePatterns();
  const places = patterns.map(({ place }) => place.replace(/:\d+$/, ''));
  expect(patterns.length).toBeGreaterThan(400);
  expect(places).toEqual(
    expect.arrayContaining([
      'apps/api/src/modules/talent/resume/reading/date.ts',
      'apps/web/src/lib/khmer-line.ts',
      'packages/contract/src/kernel/link-free.ts',
      expect.stringMatching(/^(?:GET|POST|PUT|PATCH) \//),
    ]),
  );
});
