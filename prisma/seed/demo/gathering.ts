import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import content from './content/gathering.json' with { type: 'json' };
import { say } from './job-plan.ts';
import { people } from './person.ts';
import type { Pair } from './profession.ts';

type Language = 'en' | 'km';

/** Topic of trainings or events: it is held in each language. */
interface Topic {
  /** Type of event. */
  type?: string;
  category: string;
  /** Index of its picture in `gatheringCover`. */
  cover: number;
  title: Pair;
  lead: Pair;
  /** Learning outcomes, or the agenda. */
  points: readonly Pair[];
}

/** Twenty courses typical of Cambodia, and events of the contract's types. */
const allTopics = content as unknown as Record<'training' | 'event', readonly Topic[]>;

export interface DemoGathering {
  kind: 'training' | 'event';
  status: 'draft' | 'active' | 'closed';
  topic: Topic;
  language: Language;
  title: string;
  description: string;
  /** Learning outcomes, or the agenda. */
  points: string;
  audience: string;
  eventType: string | null;
  level: string | null;
  online: boolean;
  sessions: { startsAt: Date; endsAt: Date }[];
  /** US cents; null is free. */
  fee: number | null;
  early: { fee: number; until: string } | null;
  seats: number | null;
  /** Number of demo job seekers with a seat, and on the waiting list. */
  taken: number;
  waiting: number;
  registerUntil: string | null;
  certificate: boolean;
  speaker: { name: string; title: string };
}

const levels = ['beginner', 'beginner', 'intermediate', 'all', 'advanced'];
const trainings = 40;
const events = 25;

const audiences = {
  training: {
    en: 'For people at work and for those who look for work. Bring a laptop if you have one.',
    km: 'សម្រាប់អ្នកកំពុងធ្វើការ និងអ្នកកំពុងរកការងារ។ បើមានកុំព្យូទ័រ សូមយកមកជាមួយ។',
  },
  event: {
    en: 'Everyone is welcome: students, graduates and people at work.',
    km: 'សូមស្វាគមន៍ទាំងអស់គ្នា៖ និស្សិត អ្នកបញ្ចប់ការសិក្សា និងអ្នកកំពុងធ្វើការ។',
  },
};
const speakerTitles = {
  en: ['Trainer with twelve years of practice', 'Head of human resources', 'Consultant', 'Senior manager'],
  km: ['គ្រូបណ្ដុះបណ្ដាលមានបទពិសោធន៍ 12 ឆ្នាំ', 'ប្រធានធនធានមនុស្ស', 'ទីប្រឹក្សា', 'អ្នកគ្រប់គ្រងជាន់ខ្ពស់'],
};

/** Days until the start: some are over, some are under way, most are upcoming. */
function beginsIn(index: number): number {
  if (index % 8 === 7) return -60 + index;
  if (index % 8 === 3) return -8;
  return 2 + ((index * 7) % 70);
}

/** Weekly mornings or evenings for trainings, one day for events. */
function sessionsOf(kind: DemoGathering['kind'], index: number, first: string) {
  const many = kind === 'event' ? 1 : ([6, 2, 8, 1, 4][index % 5] ?? 1);
  const [from, to] =
    kind === 'event'
      ? (['08:00', '16:30'] as const)
      : ((
          [
            ['08:00', '11:30'],
            ['17:30', '20:00'],
            ['13:30', '17:00'],
          ] as const
        )[index % 3] ?? ['08:00', '11:30']);
  return Array.from({ length: many }, (_, week) => {
    const day = addDays(first, week * 7);
    return { startsAt: momentOf(day, from), endsAt: momentOf(day, to) };
  });
}

const html = (lead: string, more: string) => `<p>${lead}</p><p>${more}</p>`;
const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
const more = {
  en: 'Tea and water are there. Come ten minutes early, and tell us if you need anything to take part.',
  km: 'មានទឹកតែ និងទឹកបរិសុទ្ធ។ សូមមកមុនដប់នាទី ហើយប្រាប់យើងបើអ្នកត្រូវការជំនួយអ្វីមួយ។',
};

function gatheringOf(kind: DemoGathering['kind'], index: number, now: Date): DemoGathering {
  const isEvent = kind === 'event';
  const topics = allTopics[kind];
  const topic = topics[index % topics.length] as Topic;
  const language: Language = (index + Math.floor(index / topics.length)) % 2 === 0 ? 'km' : 'en';
  const first = addDays(today(now), beginsIn(index));
  const free = isEvent || index % 6 === 4;
  const fee = free ? null : ([25_00, 40_00, 60_00, 120_00, 15_00][index % 5] ?? 25_00);
  const ahead = first > today(now);
  const isFull = !isEvent && index % 9 === 2;
  const seats = isEvent ? (index % 2 === 0 ? null : 120) : isFull ? 8 : 15 + (index % 4) * 5;
  const status = index % 13 === 12 ? 'draft' : index % 13 === 6 ? 'closed' : 'active';
  const person = people[(index * 3 + (isEvent ? 1 : 0)) % people.length];
  return {
    kind,
    status,
    topic,
    language,
    title: say(topic.title, language),
    description: html(say(topic.lead, language), more[language]),
    points: list(topic.points.map((point) => say(point, language))),
    audience: html(audiences[kind][language], '').replace('<p></p>', ''),
    eventType: topic.type ?? null,
    level: isEvent ? null : (levels[index % levels.length] ?? null),
    online: isEvent ? topic.type === 'online' : index % 7 === 5,
    sessions: sessionsOf(kind, index, first),
    fee,
    early: fee && ahead && index % 3 === 0 ? { fee: fee - 5_00, until: addDays(first, -1) } : null,
    seats,
    taken: status === 'draft' ? 0 : isFull ? Math.min(seats ?? 8, 8) : (index * 5) % 7,
    waiting: isFull && status !== 'draft' ? 3 : 0,
    registerUntil: index % 4 === 1 ? addDays(first, -1) : null,
    certificate: !isEvent && index % 3 !== 1,
    speaker: {
      name: (language === 'km' ? person?.nameKm : person?.name) ?? '',
      title: speakerTitles[language][index % 4] ?? '',
    },
  };
}

/** Forty trainings and twenty-five events around `now`, in both languages, the same every time. */
export const demoGatherings = (now: Date): DemoGathering[] => [
  ...Array.from({ length: trainings }, (_, index) => gatheringOf('training', index, now)),
  ...Array.from({ length: events }, (_, index) => gatheringOf('event', index, now)),
];
