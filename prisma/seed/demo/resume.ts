import type {
  CandidateExperience,
  EducationLevel,
  LanguageLevel,
  NoticePeriod,
  ResumeVisibility,
  SkillLevel,
} from '@acheep/contract/talent/resume-option';
import { companies } from './company.ts';
import { people } from './person.ts';
import { type experienceOf, type Pair, professions, type Role, softSkills, type Term } from './profession.ts';
import { between, createRandom, pick, type Random, sample } from './random.ts';

/** Fictional universities. */
const universities: readonly Pair[] = [
  ['University of the Four Rivers', 'សាកលវិទ្យាល័យ ទន្លេបួន'],
  ['Lotus Institute of Management', 'វិទ្យាស្ថានគ្រប់គ្រង ផ្កាឈូក'],
  ['Tonle Bati Polytechnic', 'ពហុបច្ចេកទេស ទន្លេបាទី'],
];
const schools: readonly Pair[] = [
  ['Kingfisher High School', 'វិទ្យាល័យ ចចាត'],
  ['Silver Banyan Vocational School', 'សាលាវិជ្ជាជីវៈ ដើមជ្រៃប្រាក់'],
];
const courses: readonly Pair[] = [
  ['English for work', 'ភាសាអង់គ្លេសសម្រាប់ការងារ'],
  ['First aid', 'ការសង្គ្រោះបឋម'],
  ['Microsoft Office', 'កម្មវិធី Microsoft Office'],
  ['Customer service', 'សេវាអតិថិជន'],
];
const levels: Record<Role['study'], EducationLevel> = {
  school: 'year-12',
  vocational: 'vocational',
  degree: 'bachelor',
  higher: 'bachelor',
  expert: 'master',
};
const experiences: Record<Role['level'], CandidateExperience> = {
  entry: 'fresh',
  junior: 'less-than-1-year',
  middle: '2-years',
  senior: '4-years',
  lead: 'over-5-years',
};
const jobs: Record<keyof typeof experienceOf, number> = {
  entry: 0,
  junior: 1,
  middle: 1,
  senior: 2,
  lead: 3,
};
const visibilities: readonly ResumeVisibility[] = [
  'recruiters',
  'public',
  'recruiters',
  'hidden',
  'recruiters',
];
const notices: readonly NoticePeriod[] = ['1-week', '2-weeks', '1-month'];
const skillLevels: readonly SkillLevel[] = ['intermediate', 'advanced', 'expert'];
const englishLevels: readonly LanguageLevel[] = ['basic', 'conversational', 'fluent'];

const pair = (term: Term): Pair => (typeof term === 'string' ? [term, term] : term);
const month = (year: number, number: number) => new Date(Date.UTC(year, number - 1, 1));

function workOf(role: Role, index: number, random: Random, year: number) {
  let end = year;
  return Array.from({ length: jobs[role.level] }, (_, turn) => {
    const company = companies[(index * 7 + turn * 11) % companies.length];
    const [from, to] = [end - between(random, 1, 2), end];
    end = from;
    return {
      titleEn: role.en[turn % role.en.length],
      titleKm: role.km[turn % role.km.length],
      employerEn: company?.name,
      employerKm: company?.nameKm,
      from: month(from, between(random, 2, 12)),
      to: turn === 0 ? null : month(to, 1),
      current: turn === 0,
      descriptionEn: role.duties.map(([duty]) => `• ${duty}`).join('\n'),
      descriptionKm: role.duties.map(([, duty]) => `• ${duty}`).join('\n'),
    };
  });
}

/** CV of the job seeker at `index`, in both languages, the same on every machine. Every fifth is hidden. */
export function demoResume(index: number, now: Date) {
  const random = createRandom(1000 + index);
  const person = people[(people.length * 2 - 1 - index) % people.length];
  const profession = professions[(index * 3) % professions.length];
  const role = profession && pick(random, profession.roles);
  if (!person || !profession || !role) throw new RangeError('No person, or no profession.');
  const year = now.getUTCFullYear();
  const level = levels[role.study];
  const [schoolEn, schoolKm] = pick(random, ['bachelor', 'master'].includes(level) ? universities : schools);
  const hard = sample(random, role.hard ?? profession.hard, 4).map(pair);
  const soft = sample(random, softSkills, 2);
  const [courseEn, courseKm] = pick(random, courses);
  // The first of "accounting, finance or a related field".
  const [subject = ''] = profession.field[0].split(/,| or /);
  const [low, high] = role.salary;
  const end = year - jobs[role.level] * 2 - 1;
  return {
    person,
    categorySlug: profession.slug,
    resume: {
      visibility: visibilities[index % visibilities.length] ?? 'recruiters',
      nameEn: person.name,
      nameKm: person.nameKm,
      titleEn: role.en[0],
      titleKm: role.km[0],
      gender: person.gender,
      bornOn: new Date(
        Date.UTC(end - between(random, 20, 24), between(random, 0, 11), between(random, 1, 28)),
      ),
      nationalityEn: 'Cambodian',
      nationalityKm: 'ខ្មែរ',
      objectiveEn: `I would like to work as ${role.en[0]}, learn every day, and stay with one team for long.`,
      objectiveKm: `ខ្ញុំចង់ធ្វើការជា${role.km[0]} រៀនសូត្រជាប្រចាំ និងនៅជាមួយក្រុមការងារតែមួយឱ្យបានយូរ។`,
      experience: experiences[role.level],
      wantedType: 'full-time',
      salaryFrom: BigInt(low) * 100n,
      salaryTo: BigInt(high) * 100n,
      noticePeriod: notices[index % notices.length],
      showExpected: index % 3 !== 0,
    },
    work: workOf(role, index, random, year),
    education: [
      {
        schoolEn,
        schoolKm,
        fieldEn: subject.charAt(0).toUpperCase() + subject.slice(1),
        fieldKm: profession.field[1].split(/ឬ| /)[0],
        level,
        from: month(end - 4, 11),
        to: month(end, 8),
      },
    ],
    skills: [
      ...hard.map(([nameEn, nameKm]) => ({ kind: 'hard', nameEn, nameKm, level: pick(random, skillLevels) })),
      ...soft.map(([nameEn, nameKm]) => ({ kind: 'soft', nameEn, nameKm })),
    ],
    languages: [
      { language: 'km', level: 'native' },
      { language: 'en', level: pick(random, englishLevels) },
      ...(index % 4 === 0 ? [{ language: 'zh', level: 'basic' }] : []),
    ],
    trainings: [{ nameEn: courseEn, nameKm: courseKm, month: month(year - 1, between(random, 1, 12)) }],
  };
}
