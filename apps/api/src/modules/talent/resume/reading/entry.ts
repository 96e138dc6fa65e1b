import { trimEnd } from '@acheep/contract/kernel/trim';
import { isBrokenPeriod, latinDigits, type Span, spanIn } from './date.ts';
import { type Label, labelled, labelOf } from './label.ts';
import type { Line } from './line.ts';
import { isItem } from './written.ts';

/** One job or school of a CV. */
export interface Entry {
  span: Span | null;
  /** Parts of the head beside the dates. */
  head: string[];
  /** Labelled facts of the head: "Company: …". */
  named: Partial<Record<Label, string>>;
  body: string[];
}

/** Maximum lines of an entry above its dates. */
const maxAbove = 3;
/** Maximum letters of a head; longer lines are prose. */
const maxHeadLength = 110;

/** "Co., Ltd.", "M.B.A." */
const abbreviation = /\b(?:ltd|inc|co|corp|plc|st|\p{Lu}(?:\.\p{L}{1,3}){1,3})\.$/iu;

const isTelling = (text: string) =>
  isItem(text) || text.length > maxHeadLength || (/[.។]$/u.test(text) && !abbreviation.test(text));

const isShort = (line: Line | undefined) => line !== undefined && !isTelling(line.text);
/** A project within a job. */
const project = /^(?:key )?(?:projects?|គម្រោង)[ \d]{0,3}[:៖–-]/iu;
/** Period or date in the head of an entry; null for a year within a sentence. */
function headSpan(line: Line): Span | null {
  if (isItem(line.text) && !/^[•\s]*[\d០-៩]/u.test(line.text)) return null;
  if (project.test(line.text)) return null;
  const span = spanIn(line.text);
  if (!span || (span.isPoint && isTelling(line.text))) return null;
  return span.rest.length <= maxHeadLength ? span : null;
}

const namedLabels = new Set<Label>([
  'title',
  'employer',
  'period',
  'from',
  'to',
  'duties',
  'school',
  'degree',
  'field',
]);

/** "Reason for leaving: …" */
const anyLabel = /^[^:៖\t]{2,40}[:៖\t]/u;

/** Dates behind their label in a narrow rail, with nothing between them: "Dates April 2020 – March 2021". */
function datesAt(text: string): { label: Label; value: string } | null {
  const [word = '', ...rest] = text.split(' ');
  const value = rest.join(' ');
  return labelOf(word) === 'period' && spanIn(value)?.rest === '' ? { label: 'period', value } : null;
}

/** Entries with each fact labelled on its own line; null for any other layout. */
function namedEntries(lines: readonly Line[]): Entry[] | null {
  const facts = lines.map(({ text }) => {
    const fact = labelled(text) ?? datesAt(text);
    return fact && namedLabels.has(fact.label) ? fact : null;
  });
  const names = facts.filter(
    (fact) => fact?.label === 'title' || fact?.label === 'employer' || fact?.label === 'school',
  );
  if (names.length < 2 && !(names.length === 1 && facts.filter(Boolean).length >= 3)) return null;
  // Where every line has a label, those that we do not know are no duties.
  const areLabelled = lines.every(({ text }) => anyLabel.test(text));
  const isOther = (text: string) => areLabelled || labelled(text)?.label === 'ignored';
  const entries: Entry[] = [];
  for (const [place, line] of lines.entries()) {
    const fact = facts[place];
    const last = entries.at(-1);
    if (fact && (!last || fact.label in last.named)) {
      // Lines before an entry's first label can only be its dates.
      entries.push({ span: null, head: [], named: { [fact.label]: fact.value }, body: [] });
    } else if (fact && last) last.named[fact.label] = fact.value;
    else if (!isOther(line.text)) last?.body.push(line.text);
  }
  for (const entry of entries) {
    const { period, from, to, duties } = entry.named;
    entry.span = spanIn(period ?? [from, to].filter(Boolean).join(' - '));
    if (duties) entry.body.unshift(duties);
    if (!entry.span) {
      const dated = entry.body.findIndex((text) => spanIn(text) && !isTelling(text));
      if (dated >= 0) entry.span = spanIn(entry.body.splice(dated, 1)[0] ?? '');
    }
  }
  return entries;
}

const partsOf = (text: string) =>
  text
    .split(/\t| [|•·–—-] /u)
    .map((part) => trimEnd(part.replace(/^[\s,;:៖()]+/u, ''), /[\s,;:៖(]/u))
    .filter((part) => /[\p{L}]/u.test(latinDigits(part)));

/** Whether a date stands at the end of a line, apart from the rest of it. */
const isDateApart = (text: string) =>
  text.includes('\t') && spanIn(text.split('\t').at(-1) ?? '')?.rest === '';

/** Lines in which no period is broken. */
function withWholePeriods(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && isBrokenPeriod(last.text, line.text))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

/**
 * Entries split by their dates: each has one period, on the same line of its head as in the first entry. The number
 * of lines above it in the first entry applies to all.
 */
function datedEntries(given: readonly Line[]): Entry[] {
  const lines = withWholePeriods(given);
  const spans = lines.map(headSpan);
  const dated = [...spans.keys()].filter((place) => {
    const span = spans[place];
    // Single dates among periods belong to prose, such as a prize; without any period they are the entries' dates.
    const isEntry = !span?.isPoint || !spans.some((one) => one && !one.isPoint) || lines[place]?.bold;
    return span && (isEntry || isDateApart(lines[place]?.text ?? ''));
  });
  const [first] = dated;
  if (first === undefined) return [];
  const above = lines.slice(0, first).every(isShort) ? Math.min(first, maxAbove) : 0;
  const starts = dated.map((place, index) => {
    const least = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1;
    let start = place;
    while (start > least && place - start < above && isShort(lines[start - 1])) start -= 1;
    return start;
  });
  const areBold = dated.every((_, index) => lines[starts[index] ?? 0]?.bold);
  return dated.flatMap((place, index) => {
    const [start = 0, end = lines.length] = [starts[index], starts[index + 1]];
    const span = spans[place] as Span;
    const heads = lines.slice(start, place).map(({ text }) => text);
    const [after = [], ...undated] = areBold
      ? byBold(lines.slice(place + 1, end))
      : [lines.slice(place + 1, end)];
    const entry = {
      span,
      head: [...heads.flatMap(partsOf), ...partsOf(span.rest)],
      named: {},
      body: after.map(({ text }) => text),
    };
    return [entry, ...undated.map(undatedEntry)];
  });
}

/** Lines below a date, split where a bold line stands below others: where all heads are bold, it is one without a date. */
function byBold(lines: readonly Line[]): Line[][] {
  const starts = [...lines.keys()].filter(
    (at) =>
      at > 0 &&
      lines[at]?.bold &&
      !lines[at - 1]?.bold &&
      isShort(lines[at]) &&
      !project.test(lines[at]?.text ?? ''),
  );
  return [0, ...starts].map((start, at) => lines.slice(start, starts[at]));
}

const undatedEntry = ([head, ...body]: readonly Line[]): Entry => ({
  span: null,
  head: partsOf(head?.text ?? ''),
  named: {},
  body: body.map(({ text }) => text),
});

export const entriesOf = (lines: readonly Line[]): Entry[] => namedEntries(lines) ?? datedEntries(lines);

/** Moves a line of the body into the head, for an incomplete head and a line that looks like part of it. */
export function takeHead(entry: Entry): string[] {
  const [first] = entry.body;
  if (first === undefined || isTelling(first)) return [];
  entry.body.shift();
  return partsOf(first);
}
