import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFile } from '../../../../testing/resume-reading/make.ts';
import { type Source, sources } from '../../../../testing/resume-reading/source.ts';
import { linesOfFile } from './file-lines.ts';
import { proposalOf, type Reading } from './proposal.ts';

/** Result for one field of a CV: whether the proposed value equals the annotated one. */
interface Mark {
  section: string;
  field: string;
  right: string;
  said: string;
  result: 'right' | 'missing' | 'wrong';
}

const solid = (text: string) =>
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
  const [expected, found] = [right?.trim() ?? '', said ?? ''];
  if (expected === '' && found === '') return [];
  const result = expected !== '' && isSame(expected, found) ? 'right' : found === '' ? 'missing' : 'wrong';
  return [{ section, field, right: expected, said: found, result }];
}

type Pair = { en?: string; km?: string } | undefined;
const textOf = (pair: Pair) => pair?.en ?? pair?.km ?? '';

/** Entries of a list as rows of texts, in the order of the annotation. */
function rowsOf({ proposal }: Reading): Record<string, string[][]> {
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
function marksOf(source: Source, reading: Reading): Mark[] {
  const valuesOf = (name: string) =>
    source.right.filter(([field]) => field === name).map(([, value]) => value);
  const { personal, objective } = reading.proposal ?? {};
  const [name] = valuesOf('name');
  const isKhmer = /\p{Script=Khmer}/u.test(name ?? '');
  const own = (field: string, said: string | undefined) => mark('personal', field, valuesOf(field)[0], said);
  const marks = [
    ...own('name', isKhmer ? personal?.name?.km : personal?.name?.en),
    ...own('name-km', isKhmer ? '' : personal?.name?.km),
    ...own('title', textOf(personal?.title)),
    ...own('gender', personal?.gender),
    ...own('born', personal?.bornOn),
    ...own('email', personal?.email),
    ...own('province', reading.province),
    ...own('address', textOf(personal?.address)),
    ...own('nationality', textOf(personal?.nationality)),
    ...mark('objective', 'objective', valuesOf('objective')[0], textOf(objective?.objective)),
  ];
  const phones = valuesOf('phone');
  const given = personal?.phone ?? [];
  for (let place = 0; place < Math.max(phones.length, given.length); place += 1)
    marks.push(...mark('personal', 'phone', phones[place], given[place]));
  for (const [section, rows] of Object.entries(rowsOf(reading))) {
    const right = valuesOf(section).map((value) =>
      value.split(section === 'language' ? ' ' : '|').map((one) => one.trim()),
    );
    // Skills and languages consist of one word and are matched by value. Other entries are matched by order, best
    // first.
    const left = [...rows];
    for (const row of right) {
      const fits = (one: readonly string[]) =>
        row.filter((cell, place) => cell !== '' && isSame(cell, one[place] ?? '')).length;
      const best = [...left].sort((a, b) => fits(b) - fits(a))[0];
      const taken = best && fits(best) > 0 ? best : undefined;
      if (taken) left.splice(left.indexOf(taken), 1);
      for (const [place, field] of (fields[section] ?? []).entries()) {
        // Descriptions were not annotated for every entry.
        if (field === 'description' && !row[place]) continue;
        marks.push(...mark(section, field, row[place], taken?.[place]));
      }
    }
    for (const row of left)
      for (const [place, field] of (fields[section] ?? []).entries())
        marks.push(...mark(section, field, '', row[place]));
  }
  return marks;
}

const share = (marks: readonly Mark[], result: Mark['result'], of: (mark: Mark) => boolean) =>
  marks.filter((mark) => mark.result === result).length / marks.filter(of).length;
const isSaid = ({ said }: Mark) => said !== '';
const isThere = ({ right }: Mark) => right !== '';

it('reads CVs of our own making: most fields right, few wrong, in both languages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-reading-test-'));
  const known: Mark[] = [];
  const held: Mark[] = [];
  for (const source of sources()) {
    const file = path.join(folder, source.name);
    await writeFile(file, await makeFile(source));
    const marks = marksOf(source, proposalOf(await linesOfFile(file, source.format)));
    (source.held ? held : known).push(...marks);
  }
  await rm(folder, { recursive: true });
  const misread = known
    .filter(({ result }) => result !== 'right')
    .map(({ section, field, right, said }) => `${section}.${field}: "${right}" read as "${said}"`);
  // The measured values (decision 039) less a margin: a regression fails here.
  expect(share(known, 'right', isThere), misread.join('\n')).toBeGreaterThan(0.98);
  expect(share(known, 'wrong', isSaid), misread.join('\n')).toBeLessThan(0.02);
  expect(share(held, 'right', isThere)).toBeGreaterThan(0.9);
  expect(share(held, 'wrong', isSaid)).toBeLessThan(0.07);
});
