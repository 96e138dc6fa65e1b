import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './rich-text.ts';

const folder = path.join(import.meta.dirname, '../../../packages/contract/src/kernel/rich-text/pasted');
const samples = readdirSync(folder).map((name) => {
  const [html = '', becomes = ''] = readFileSync(path.join(folder, name), 'utf8').split('<!-- becomes -->');
  return { name, html, becomes: becomes.replaceAll('\n', '') };
});

it.each(samples)('HTML from elsewhere keeps what it means: $name', ({ html, becomes }) => {
  expect(sanitizeRichText(html)).toBe(becomes);
  expect(sanitizeRichText(becomes)).toBe(becomes);
});

type Part = string | { tag: string; style: string; parts: Part[] };

const inline = ['a', 'b', 'code', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'u', 'o:p'];
const block = (
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
  'h5 h6 header legend li main nav ol p section summary table tbody td th tr ul x-card'
).split(' ');
/** They stand in tables alone, otherwise a parser moves them. */
const inTable = new Set(['tbody', 'td', 'th', 'tr']);
const silent = ['template', 'noscript', 'svg', 'select'];
/** The same, whose content is no HTML. */
const raw = ['style', 'script', 'title', 'textarea'];

/** Trees of any elements in any order, with words, each of which is made to occur once. */
const { tree } = fc.letrec<{ tree: Part[] }>((tie) => {
  const text = fc.constantFrom(
    'word',
    'word word',
    ' word',
    'ពាក្យ',
    '&amp;word',
    '&nbsp;',
    '\n',
    '<br>',
    '<!-- no -->',
  );
  const style = fc.constantFrom(
    '',
    '',
    'font-weight:700',
    'text-align:center',
    'mso-list:l0 level2',
    'display:flex',
  );
  const element = (tags: readonly string[], parts: fc.Arbitrary<Part[]>) =>
    fc.record({ tag: fc.constantFrom(...tags), style, parts });
  const cells = fc.array(element(['td', 'th'], tie('tree')), { maxLength: 3 });
  const table = fc.record({
    tag: fc.constant('table'),
    style,
    parts: fc.array(element(['tr'], cells), { maxLength: 3 }),
  });
  const part: fc.Arbitrary<Part> = fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    { weight: 8, arbitrary: text },
    {
      weight: 4,
      arbitrary: element(
        block.filter((tag) => !inTable.has(tag)),
        tie('tree'),
      ),
    },
    { weight: 3, arbitrary: element(inline, tie('tree')) },
    { weight: 1, arbitrary: table },
    { weight: 1, arbitrary: element(silent, fc.array(text, { maxLength: 3 })) },
    { weight: 1, arbitrary: element(raw, fc.constant(['word'])) },
  );
  return { tree: fc.array(part, { maxLength: 4 }) };
});

/** HTML of a tree, and the words of it that are shown. */
function written(parts: readonly Part[]) {
  let count = 0;
  const words: string[] = [];
  const htmlOf = (given: readonly Part[], isShown: boolean): string =>
    given
      .map((part) => {
        if (typeof part === 'string')
          return part.replace(/word|ពាក្យ/g, (word) => {
            count += 1;
            const letters = Array.from(String(count), (digit) => 'abcdefghij'[Number(digit)]).join('');
            const one = `${word === 'word' ? 'w' : 'ក'}${letters}`;
            if (isShown) words.push(one);
            return `[${one}]`;
          });
        const inner = htmlOf(part.parts, isShown && ![...silent, ...raw].includes(part.tag));
        return `<${part.tag}${part.style && ` style="${part.style}"`}>${inner}</${part.tag}>`;
      })
      .join('');
  return { html: htmlOf(parts, true), words };
}

/** What a reader sees, with a space wherever a line ends. */
const shown = (html: string) =>
  html.replace(/<\/(?:p|li|h3|h4)>|<(?:ul|ol|br \/)>/g, ' ').replace(/<[^<>]*>/g, '');

// The seed of the whole run, so that a failure can be repeated.
const runs = { numRuns: 500, seed: Number(process.env.TEST_SEED) | 0 };

describe('any elements in any order', () => {
  it('leave every word that is shown, once, in its order', () => {
    fc.assert(
      fc.property(tree, (parts) => {
        const { html, words } = written(parts);
        const clean = sanitizeRichText(html) ?? '';
        expect([...clean.matchAll(/\[(\p{L}+)\]/gu)].map(([, word]) => word)).toEqual(words);
        expect(sanitizeRichText(clean) ?? '').toBe(clean);
      }),
      runs,
    );
  });

  it('leave every word where tags are missing or cross each other', () => {
    const tags = fc.constantFrom(...block, ...inline, 'table', 'br', 'hr', 'img');
    const token = fc.oneof(
      tags.map((tag) => `<${tag}>`),
      tags.map((tag) => `</${tag}>`),
      fc.constant('word'),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 40 }), (tokens) => {
        const { html, words } = written([tokens.join('')]);
        const clean = sanitizeRichText(html) ?? '';
        expect([...clean.matchAll(/\[(\p{L}+)\]/gu)].map(([, word]) => word)).toEqual(words);
        expect(sanitizeRichText(clean) ?? '').toBe(clean);
      }),
      runs,
    );
  });

  it('never join the words of two blocks', () => {
    const two = fc.record({
      first: fc.constantFrom(...block),
      second: fc.constantFrom(...block),
      around: fc.constantFrom(...block, ...inline),
      between: fc.constantFrom('', '<b></b>', '<!-- -->', '<span>', '</p>'),
    });
    fc.assert(
      fc.property(two, ({ first, second, around, between }) => {
        const html = `<${around}><${first}>[a]</${first}>${between}<${second}>[b]</${second}></${around}>[c]`;
        expect(shown(sanitizeRichText(`${html}<${first}>[d]</${first}>`) ?? '')).not.toMatch(/\]\[/);
      }),
      runs,
    );
  });
});
