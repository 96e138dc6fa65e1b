import type { ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import type { RecordNames } from '@acheep/contract/talent/resume-record';
import type { Source } from './source.ts';

/** What reading a file proposes. */
interface Read {
  proposal: ResumeProposal | null;
  named: RecordNames;
}

/** Result for one field of a CV: whether the proposed value equals the annotated one. */
export interface Mark {
  section: string;
  field: string;
  right: string;
  /** The value in the words of the file. */
  written: string;
  said: string;
  result: 'right' | 'missing' | 'wrong';
}

/** A text as it is compared: without spaces, full stops and capitals. */
export const solid = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u200b.]+/g, '')
    .toLowerCase();

function isSame(right: string, said: string): boolean {
  if (!right.includes('…'))
    return solid(right) === solid(said) || (/^\d{4}$/.test(right) && said.startsWith(`${right}-`));
  const [begin = '', end = ''] = right.split('…').map(solid);
  const text = solid(said.replaceAll('•', ''));
  return text.startsWith(begin) && text.endsWith(end);
}

function mark(section: string, field: string, right: string | undefined, said: string | undefined): Mark[] {
  const [expected = '', written = expected] = right?.split('~').map((one) => one.trim()) ?? [];
  const found = said ?? '';
  if (expected === '?' || (expected === '' && found === '')) return [];
  const result = expected !== '' && isSame(expected, found) ? 'right' : found === '' ? 'missing' : 'wrong';
  return [{ section, field, right: expected, written, said: found, result }];
}

const plainOf = (cell: string) => cell.split('~')[0]?.trim() ?? '';

/** Cells of an annotated entry. The words of a language's level may have spaces. */
function cellsOf(section: string, text: string): string[] {
  if (section !== 'language') return text.split('|').map((one) => one.trim());
  const [value = '', written] = text.split(' ~ ');
  const [language = '', level = ''] = value.split(' ');
  return [language, written && level ? `${level} ~ ${written}` : level];
}

type Pair = { en?: string; km?: string } | undefined;
const textOf = (pair: Pair) => pair?.en ?? pair?.km ?? '';

/** Entries of a list as rows of texts, in the order of the annotation. */
function rowsOf({ proposal }: Read): Record<string, string[][]> {
  const { work, education, skills, languages, trainings, references } = proposal ?? {};
  return {
    work: (work?.work ?? []).map((one) => [
      textOf(one.title),
      textOf(one.employer),
      one.from ?? '',
      one.current ? 'now' : (one.to ?? ''),
      textOf(one.description),
    ]),
    education: (education?.education ?? []).map((one) => [
      textOf(one.school),
      textOf(one.field),
      one.level ?? '',
      one.from ?? '',
      one.current ? 'now' : (one.to ?? ''),
    ]),
    skill: (skills?.skills ?? []).map((one) => [textOf(one.name)]),
    language: (languages?.languages ?? []).map((one) => [one.language, one.level ?? '']),
    training: (trainings?.trainings ?? []).map((one) => [
      textOf(one.name),
      textOf(one.provider),
      one.month ?? '',
    ]),
    reference: (references?.references ?? []).map((one) => [
      textOf(one.name),
      textOf(one.position),
      one.phone ?? '',
      one.email ?? '',
    ]),
  };
}

const fields: Record<string, string[]> = {
  work: ['title', 'employer', 'from', 'to', 'description'],
  education: ['school', 'field', 'level', 'from', 'to'],
  skill: ['name'],
  language: ['language', 'level'],
  training: ['name', 'provider', 'month'],
  reference: ['name', 'position', 'phone', 'email'],
};

/** Marks for each field of a CV. A proposed value that is not annotated is wrong. */
export function marksOf(source: Source, reading: Read): Mark[] {
  const valuesOf = (name: string) =>
    source.right.filter(([field]) => field === name).map(([, value]) => value);
  const { personal, objective } = reading.proposal ?? {};
  const [name] = valuesOf('name');
  const isKhmer = /\p{Script=Khmer}/u.test(name ?? '');
  const own = (field: string, said: string | undefined) => mark('personal', field, valuesOf(field)[0], said);
  const marks = [
    ...own('name', isKhmer ? personal?.name?.km : personal?.name?.en),
    ...own('name-km', isKhmer ? '' : personal?.name?.km),
    ...(valuesOf('name-en').length > 0 ? own('name-en', personal?.name?.en) : []),
    ...own('title', textOf(personal?.title)),
    ...own('gender', personal?.gender),
    ...own('born', personal?.bornOn),
    ...own('email', personal?.email),
    ...own('province', reading.named.province),
    ...own('address', textOf(personal?.address)),
    ...own('nationality', textOf(personal?.nationality)),
    ...mark('objective', 'objective', valuesOf('objective')[0], textOf(objective?.objective)),
  ];
  const phones = valuesOf('phone');
  const given = personal?.phone ?? [];
  for (let place = 0; place < Math.max(phones.length, given.length); place += 1)
    marks.push(...mark('personal', 'phone', phones[place], given[place]));
  for (const [section, rows] of Object.entries(rowsOf(reading))) {
    // Skills and languages consist of one word and are matched by value. Other entries are matched by order, best
    // first.
    const left = [...rows];
    const take = (row: readonly string[]) => {
      const fits = (one: readonly string[]) =>
        row.filter((cell, place) => cell !== '' && isSame(plainOf(cell), one[place] ?? '')).length;
      const best = [...left].sort((a, b) => fits(b) - fits(a))[0];
      const taken = best && fits(best) > 0 ? best : undefined;
      if (taken) left.splice(left.indexOf(taken), 1);
      return taken;
    };
    for (const row of valuesOf(section).map((value) => cellsOf(section, value))) {
      const taken = take(row);
      for (const [place, field] of (fields[section] ?? []).entries()) {
        // Descriptions were not annotated for every entry.
        if (field === 'description' && !row[place]) continue;
        marks.push(...mark(section, field, row[place], taken?.[place]));
      }
    }
    for (const value of valuesOf(`${section}?`)) take(cellsOf(section, value));
    for (const row of left)
      for (const [place, field] of (fields[section] ?? []).entries())
        marks.push(...mark(section, field, '', row[place]));
  }
  return marks;
}
