import { trimEnd } from '@acheep/contract/kernel/trim';
import { type Entry, entriesOf, takeHead } from './entry.ts';
import { labelled } from './label.ts';
import type { Line } from './line.ts';
import { isProvince } from './province.ts';
import { flowing, isKhmerText, pairOf, withoutShouting } from './written.ts';

const titleWord =
  /\b(?:manager|officer|accountant|assistant|engineer|developer|teacher|nurse|driver|chef|cook|supervisor|director|representative|executive|intern|trainee|volunteer|receptionist|technician|administrator|analyst|consultant|coordinator|co-ordinator|designer|specialist|trainer|lecturer|cashier|waiter|waitress|guard|operator|worker|clerk|secretary|leader|head of|chief|president|agent|auditor|teller|writer|editor|programmer|architect|lawyer|doctor|pharmacist|midwife|controller|inspector|planner|translator|interpreter|tour guide|housekeeper|mechanic|electrician|tutor|freelancer?|founder|owner|barista|baker|tailor|foreman|advis[eo]r|recruiter|researcher|photographer|stylist|salesperson|salesman|seller|marketer|storekeeper|bartender|plumber|welder|carpenter|cleaner|merchandiser|instructor|professor|principal|buyer|support|staff|keeper|bookkeeper|housekeeping|ambassador|superintendent|surveyor|scientist|dentist|chemist|economist|attorney|counsellor|counselor|therapist|paramedic|lifeguard|steward|stewardess|concierge|bellboy|rider|courier|dispatcher|packer|painter|mason|machinist|seamstress|sewer|laborer|labourer|hairdresser|barber|beautician|animator|illustrator|videographer|journalist|reporter|hostess|producer|copywriter|moderator|webmaster|tester|scrum master|ceo|cfo|cto|coo|apprentice|librarian|registrar|promoter|broker|underwriter|estimator|treasurer|purchaser|forwarder|pilot|captain)\b/giu;
const khmerTitle =
  /^(?:អ្នក|គ្រូ|មន្ត្រី|ប្រធាន|អនុប្រធាន|ជំនួយការ|បុគ្គលិក|គណនេយ្យ|ភ្នាក់ងារ|ចុងភៅ|មេ|ជាង|វិស្វករ|វេជ្ជបណ្ឌិត|គិលានុ|ឆ្មប|លេខា|នាយក|បេឡា|សន្តិសុខ|ទីប្រឹក្សា|សាស្ត្រាចារ្យ|កម្មករ|កម្មសិក្សា|សវនករ|មេធាវី|ឱសថ|អភិបាល|តំណាង|និយោជិត|ស្ថាបត្យករ|បុរេប|យាម|សិល្បករ|និពន្ធ|កសិករ)/u;
const employerWord =
  /\b(?:co|ltd|inc|corp|corporation|company|group|bank|hotel|resort|school|university|institute|college|hospital|clinic|organi[sz]ation|ngo|plc|agency|restaurant|cafe|coffee|factory|cent(?:er|re)|ministry|department|association|enterprise|trading|holdings?|international|media|studio|solutions|technology|foundation|club|network|guesthouse|microfinance|insurance|construction|garment|supply|cooperative|digital|software|logistics|transport|apparel|textile|kindergarten|mart|supermarket|shop|store|market|airport|embassy)\b/giu;
const khmerEmployer =
  'ក្រុមហ៊ុន|ធនាគារ|សាលា|វិទ្យាល័យ|សាកលវិទ្យាល័យ|មន្ទីរពេទ្យ|គ្លីនិក|សណ្ឋាគារ|ភោជនីយដ្ឋាន|អង្គការ|ក្រសួង|រោងចក្រ|ហាង|មន្ទីរ|ស្ទូឌីយោ|សហគមន៍|មជ្ឈមណ្ឌល|រោងពុម្ព|គ្រឹះស្ថាន|សហគ្រាស|វិទ្យាស្ថាន|កាកបាទក្រហម|សមាគម|ស្ថានទូត|រមណីយដ្ឋាន|ផ្សារ|មូលនិធិ|មណ្ឌលសុខភាព|ការដ្ឋាន|កសិដ្ឋាន|រោងជាង|អាហារដ្ឋាន';
const khmerEmployerStart = new RegExp(`^(?:${khmerEmployer})`, 'u');

/** Legal forms, which belong to the name before the comma. */
const legalForm = /^ ?(?:co|ltd|inc|plc|llc|corp)\b/iu;

export const isJobTitle = (text: string) => text.search(titleWord) >= 0 || khmerTitle.test(text);

/** Maximum letters that are looked at; names of either are shorter. */
const maxNamedLength = 200;
const holds = (words: RegExp, text: string) => text.search(words) >= 0;
const endsIn = (words: RegExp, text: string) =>
  [...text.matchAll(words)].some(({ 0: word, index }) => index + word.length === text.length);

/** A text up to what stands behind its last word: a grade, a kind of work, a place. */
function withoutAddition(text: string): string {
  const [first = ''] = text.slice(0, maxNamedLength).split(/[,(]/);
  return trimEnd(trimEnd(first, /\s/).replace(/ (?:i{1,3}|iv|[1-5])$/i, ''), /[\s.…]/);
}

/**
 * Likelihood that a text is a job title (positive) or an employer (negative). The last word counts most: a bank teller
 * is no bank, and a college of teachers no teacher.
 */
function lean(text: string): number {
  const named = withoutAddition(text);
  const weight = (words: RegExp) => (endsIn(words, named) ? 3 : Number(holds(words, text)));
  return (
    weight(titleWord) -
    weight(employerWord) +
    Number(khmerTitle.test(text)) * 2 -
    Number(khmerEmployerStart.test(text)) * 3
  );
}

/** A text before and from a word with which Khmer names of employers begin. The word alone is no name. */
export function splitEmployer(text: string): string[] {
  const words = text.split(' ');
  const at = words.findIndex((word, place) => place > 0 && khmerEmployerStart.test(word.replace(/^នៅ/, '')));
  const [before, behind] = [words.slice(0, at), words.slice(at)].map((some) => some.join(' '));
  const name = (behind ?? '').replace(/^នៅ/, '');
  if (at < 0 || name.replace(khmerEmployerStart, '') === '') return [text];
  return [(before ?? '').replace(/ នៅ$/, ''), name];
}

/** A word that can be nothing but a name: "PassApp". */
const brand = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u;

/** Part of a company behind a title: "Manager, IT". */
const department = /^[A-Z]{2}$/;

/** Splits a job title and its employer in one text: "Cook, Garden Hotel", "Cook at Garden Hotel". */
function splitBoth(text: string): [string, string] | null {
  const [before = '', behind] = splitEmployer(text);
  if (behind) return [before, behind];
  const space = text.lastIndexOf(' ');
  const [khmer, latin] = [text.slice(0, Math.max(space, 0)), text.slice(space + 1)];
  if (isKhmerText(khmer.slice(-1)) && brand.test(latin)) return [khmer, latin];
  const [, at, given] = /^(.+?) (?:at|@|នៅ) (.+)$/isu.exec(text) ?? [];
  if (at && given) return [at, given];
  const parts = text.split(',');
  const next = parts.findIndex((part, place) => place > 0 && !legalForm.test(part));
  const [title, employer] = [parts.slice(0, next), parts.slice(next)].map((some) => some.join(',').trim());
  return next > 0 && title && employer && !department.test(employer) ? [title, employer] : null;
}

const states = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC
  SD TN TX UT VT VA WA WV WI WY DC USA`.split(/\s+/),
);
/** "Bellevue, WA", "Remote, USA" */
function isAbroad(text: string): boolean {
  const [city = '', state = '', ...more] = text.split(', ');
  return more.length === 0 && states.has(state) && /^\p{Lu}/u.test(city) && !isJobTitle(city);
}
const isPlace = (text: string) => isProvince(text) || isAbroad(text);

/** Removes a trailing place: "Western School, Phnom Penh". */
function withoutPlace(text: string): string {
  const parts = text.split(', ');
  if (parts.length > 2 && isAbroad(parts.slice(-2).join(', '))) return parts.slice(0, -2).join(', ');
  const comma = text.lastIndexOf(',');
  const place = text.slice(comma + 1).trim();
  if (comma > 0 && place && isProvince(place)) return withoutPlace(text.slice(0, comma));
  // Indeed writes "Bayon Garage-Takeo".
  const hyphen = text.lastIndexOf('-');
  return hyphen > 0 && isProvince(text.slice(hyphen + 1)) ? text.slice(0, hyphen).trim() : text;
}

function namesOf(entry: Entry): { title?: string; employer?: string } {
  const { title, employer } = entry.named;
  if (title || employer) return { title, employer };
  let parts = entry.head.filter((part) => !isPlace(part));
  if (parts.length === 0) parts = takeHead(entry);
  if (parts.length === 1) {
    const both = splitBoth(withoutPlace(parts[0] ?? ''));
    if (both) parts = both;
    else parts = [...parts, ...takeHead(entry).filter((part) => !isPlace(part))];
  }
  const [first = '', second] = parts.map(withoutPlace);
  const within = second === undefined ? null : splitBoth(first);
  // "Cook, Garden Hotel" followed by the place: the first part contains both title and employer.
  if (within && lean(within[0]) > 0 && lean(within[1]) < 0 && lean(second ?? '') === 0)
    return { title: within[0], employer: within[1] };
  if (second === undefined) {
    const both = splitBoth(first);
    if (both) return { title: both[0], employer: both[1] };
    return lean(first) < 0 ? {} : { title: first };
  }
  return lean(second) > lean(first) && lean(second) > 0
    ? { title: second, employer: first }
    : { title: first, employer: second };
}

export const workOf = (lines: readonly Line[]) =>
  entriesOf(lines).map((entry) => {
    const { title, employer } = namesOf(entry);
    const { from, to, current = false, isPoint } = entry.span ?? {};
    // LinkedIn puts the place below the dates.
    if (entry.body[0]?.split(',').every((part) => isProvince(part))) entry.body.shift();
    const [first = '', ...rest] = entry.body;
    const duties = labelled(first);
    const body = duties?.label === 'duties' ? [duties.value, ...rest] : entry.body;
    const description = flowing(body).slice(0, 2000).trim();
    return {
      title: pairOf(title && withoutShouting(title), 120),
      employer: pairOf(employer && withoutPlace(employer), 120),
      from,
      to: current || isPoint ? undefined : to,
      current,
      description:
        description === ''
          ? undefined
          : /\p{Script=Khmer}/u.test(description)
            ? { km: description }
            : { en: description },
    };
  });
