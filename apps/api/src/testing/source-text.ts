import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

type Property = Parameters<NonNullable<VisitorObject['Property']>>[0];

/** Text in the quotes of a source file. */
export interface SourceText {
  line: number;
  /** What is filled in stands as `{}`. */
  text: string;
}

/** Reasons that code gives to its developers, not to readers. */
const reasons = new Set(['necessary', 'unasked', 'chosenBy']);
const keyOf = ({ key }: Property) => (key.type === 'Identifier' ? key.name : '');

/** Texts of several words that a file of TypeScript or JSON has in quotes, one for each template. */
export function textsIn(file: string, source: string): SourceText[] {
  const found: { start: number; text: string }[] = [];
  const skipped: { start: number; end: number }[] = [];
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') found.push({ start, text: value });
    },
    TemplateLiteral: ({ start, quasis }) => {
      found.push({ start, text: quasis.map(({ value }) => value.cooked ?? value.raw).join('{}') });
    },
    Property: (node) => {
      if (reasons.has(keyOf(node))) skipped.push(node);
    },
    // JSON alone is a block of statements; in parentheses it is a value.
  }).visit(
    (file.endsWith('.json') ? parseSync(`${file}.ts`, `(${source})`) : parseSync(file, source)).program,
  );
  return found
    .filter(({ text }) => /\p{L} ?.*[\s\u1780-\u17ff]/u.test(text))
    .filter(({ start }) => !skipped.some((one) => one.start <= start && start < one.end))
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}
