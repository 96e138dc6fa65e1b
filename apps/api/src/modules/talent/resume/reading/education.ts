import { trimEnd } from '@acheep/contract/kernel/trim';
import type { EducationLevel } from '@acheep/contract/talent/resume-option';
import { educationLevelIn, educationLevelWords } from '@acheep/contract/talent/written-level';
import { type Entry, entriesOf, takeHead } from './entry.ts';
import type { Line } from './line.ts';
import { isProvince } from './province.ts';
import { pairOf, withoutShouting } from './written.ts';

const school =
  /\b(?:university|institute|school|college|academy|faculty|polytechnic|kindergarten|rupp|itc|num|rule)\b|សាកលវិទ្យាល័យ|វិទ្យាស្ថាន|វិទ្យាល័យ|អនុវិទ្យាល័យ|សាលា|មជ្ឈមណ្ឌល|បណ្ឌិត្យសភា/iu;
const degreeOnly =
  /^(?:grade|year) ?(?:9|12)$|^ថ្នាក់ទី ?[\d១២៩]+$|^high school (?:diploma|certificate|degree)$/iu;
const degree = /\b(?:diploma|certificate|degree|major(?:ing)?)\b/iu;

/** A text without the names of these degrees. */
export const withoutDegrees = (text: string, known: ReadonlySet<EducationLevel | undefined>) =>
  educationLevelWords.reduce(
    (rest, [level, words]) => (known.has(level) ? rest.replace(words, ' ') : rest),
    text,
  );
const isDegree = (text: string) =>
  !isHighSchoolName(text) && (educationLevelIn(text) !== undefined || degree.test(text));
const isHighSchoolName = (text: string) => /high school$/i.test(text.trim());

const degreeName =
  /\b(?:degree|diploma|certificate|bachelor(?:['’]?s)?|master(?:['’]?s)?|associate(?:['’]?s)?|doctor|ph\.?d|b\.?b?\.?a|b\.?sc|m\.?b?\.?a|m\.?sc)\b/iu;
/** Words that precede a field of study. */
const beforeField = [
  /\b(?:bachelor|master|associate|doctor|diploma|certificate)(?:['’]?s)?(?: degree)? of (?:(?:arts|science) ?[,:(-] ?)?/iu,
  /(?:^| )(?:បរិញ្ញាបត្រជាន់ខ្ពស់|បរិញ្ញាបត្ររង|បរិញ្ញាបត្រ|អនុបណ្ឌិត|បណ្ឌិត|វិញ្ញាបនបត្រ) ?(?:ផ្នែក|ជំនាញ|ខាង)? ?/u,
  /^(?:ជំនាញ|ផ្នែក|មុខជំនាញ) ?៖? ?/u,
];

/** Field of study in "Bachelor of Education in TEFL" or "បរិញ្ញាបត្រគណនេយ្យ". */
function fieldIn(text: string): string | undefined {
  const behind = (pattern: RegExp) => {
    const found = pattern.exec(text);
    return found ? text.slice(found.index + found[0].length) : '';
  };
  const fields = behind(degreeName).split(/\bin /iu);
  const field = (fields.length > 1 && fields.at(-1)) || beforeField.map(behind).find(Boolean);
  return field && trimEnd(field, /[()]/).trim();
}

/** Degree without a field. */
const bareDegree =
  /^(?:(?:associate|bachelor|master|doctor(?:ate)?|diploma|vocational)(?:['’]?s)?(?: degree| certificate)?|បរិញ្ញាបត្រ(?:រង|ជាន់ខ្ពស់)?|អនុបណ្ឌិត|បណ្ឌិត)$/iu;
const isField = (text: string) => text.length <= 60 && !/\d|cambodia|កម្ពុជា/iu.test(text);

const khmerSchool = / (?:នៅ ?)?(?=សាកលវិទ្យាល័យ|វិទ្យាស្ថាន|វិទ្យាល័យ|អនុវិទ្យាល័យ|សាលា|មជ្ឈមណ្ឌល)/u;
const atSchool = / (?:at|from|@) /iu;

/** Splits a text that names both a degree and its school. */
function splitBoth(text: string): string[] {
  const between = khmerSchool.exec(text) ?? atSchool.exec(text);
  const before = text.slice(0, between?.index ?? 0);
  const after = between ? text.slice(between.index + between[0].length) : '';
  if (before && after && school.test(after) && (!school.test(before) || degreeOnly.test(before.trim())))
    return [before, after];
  const glued = /សាកលវិទ្យាល័យ|វិទ្យាស្ថាន/u.exec(text)?.index ?? 0;
  if (glued > 0 && isDegree(text.slice(0, glued))) return [text.slice(0, glued), text.slice(glued)];
  const [, outside = '', inside = ''] = /^([^()]+) \(([^()]+)\)$/u.exec(text) ?? [];
  if (school.test(outside) && isDegree(inside)) return [outside, inside];
  const grade = /[\s,(]((?:grade|year) ?(?:9|12)|ថ្នាក់ទី ?[\d០-៩]{1,2})\)?$/iu.exec(text);
  if (grade?.[1] && grade.index > 0)
    return [...splitBoth(trimEnd(text.slice(0, grade.index), /[\s,(]/)), grade[1]];
  return text.includes(',') ? text.split(/,\s*/) : [text];
}

/** True for one or two words of nothing else, as the second line of a degree. */
const isWrapped = (text: string) =>
  /^\p{L}[\p{L}\p{M}' -]+$/u.test(text) &&
  text.split(' ').length <= 2 &&
  !school.test(text) &&
  !isDegree(text) &&
  !isProvince(text);

function factsOf(entry: Entry, isColumn: boolean) {
  const { school: named, degree: namedDegree, field: namedField } = entry.named;
  const spread = (parts: readonly string[]) => parts.flatMap(splitBoth).filter((part) => !isProvince(part));
  let parts = spread(entry.head);
  const schoolOf = () =>
    parts.find(
      (part) => school.test(part) && !degreeOnly.test(part) && !(isDegree(part) && parts.length > 1),
    );
  // Facts missing beside the dates are on the lines below.
  for (let more = 0; more < 2 && (parts.length === 0 || !schoolOf() || !parts.some(isDegree)); more += 1) {
    const [next] = entry.body;
    if (next === undefined || !(school.test(next) || isDegree(next) || parts.length === 0)) break;
    if (parts.length > 0 && schoolOf() && school.test(next) && !isDegree(next)) break;
    parts = [...parts, ...spread(takeHead(entry))];
    // The end of a degree that was wrapped in a narrow column.
    const [wrapped] = entry.body;
    if (wrapped && isColumn && isDegree(parts.at(-1) ?? '') && isWrapped(wrapped)) {
      parts[parts.length - 1] += ` ${wrapped}`;
      entry.body.shift();
    }
  }
  const where = named ?? schoolOf();
  const degrees = parts.filter((part) => part !== where && (isDegree(part) || degreeOnly.test(part)));
  const what = namedDegree ?? degrees[0] ?? '';
  const others = parts.filter((part) => part !== where && !degrees.includes(part));
  return {
    where: where ?? others.find((part) => !isDegree(part)),
    level: educationLevelIn(
      [namedDegree, ...degrees, where && isHighSchoolName(where) ? '' : ''].filter(Boolean).join(' '),
    ),
    // "Bachelor's degree, Computer Science": the field stands beside a degree that names none.
    field: namedField ?? (fieldIn(what) || (bareDegree.test(what) ? others.find(isField) : undefined)),
  };
}

export const educationOf = (lines: readonly Line[]) =>
  entriesOf(lines).map((entry) => {
    const isColumn = lines.some(({ column }) => column !== 'whole');
    const { where, level, field } = factsOf(entry, isColumn);
    const { from, to, current = false, isPoint } = entry.span ?? {};
    return {
      school: pairOf(where && withoutShouting(where), 160),
      field: pairOf(field && withoutShouting(field), 120),
      level,
      from: isPoint ? undefined : from,
      to: current ? undefined : to,
      current,
    };
  });
