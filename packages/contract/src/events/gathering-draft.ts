import { z } from 'zod';
import { languages } from '../jobs/job-option.ts';
import { always, atMost, typed } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { edited } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { imagePath } from '../kernel/image.ts';
import { currencies, smallestPayable } from '../kernel/money.ts';
import { day, email, id, isLink, line, phone, richText, text } from '../kernel/text.ts';
import { uploadedFile } from '../platform/upload.ts';
import { eventTypes, gatheringBounds, trainingLevels } from './gathering-option.ts';

const { textLength } = gatheringBounds;
const fullHtml = richText(textLength);
/** Time of day in Phnom Penh, `HH:mm`. */
const clock = typed(5, 'clock').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'clock' });

const isText = (value: unknown): value is string => typeof value === 'string';

export const sessionFields = {
  day: named(day, 'day', 'ថ្ងៃ'),
  from: named(clock.meta({ examples: ['08:00'] }), 'start time', 'ម៉ោងចាប់ផ្ដើម'),
  to: named(clock.meta({ examples: ['17:00'] }), 'end time', 'ម៉ោងបញ្ចប់'),
};

/** Session: a day in Phnom Penh, with local start and end times. */
export const session = z
  .strictObject(sessionFields)
  .refine(({ from, to }) => !isText(from) || !isText(to) || from < to, {
    path: ['to'],
    error: 'session_order',
    ...always,
  });
export type Session = z.infer<typeof session>;

const beginning = ({ day, from }: Session) => `${day} ${from}`;

/** Sessions in chronological order. Cross-field rules see invalid input too: invalid and surplus ones are left out. */
export const inOrder = (sessions: readonly Session[]) =>
  sessions
    .slice(0, gatheringBounds.sessions)
    .filter((one) => isText(one?.day) && isText(one.from) && isText(one.to))
    .sort((a, b) => (beginning(a) < beginning(b) ? -1 : 1));

/** Works in any input order; of two overlapping sessions the later has the fault. */
const doNotOverlap = ({ value, issues }: z.core.ParsePayload<Session[]>) => {
  const ordered = inOrder(value);
  for (const [place, one] of ordered.entries()) {
    const before = ordered[place - 1];
    if (before && before.day === one.day && before.to > one.from)
      issues.push({
        code: 'custom',
        path: [value.lastIndexOf(one), 'from'],
        message: 'session_overlap',
        input: one.from,
        continue: true,
      });
  }
};
const sessions = atMost(gatheringBounds.sessions, z.array(session)).check(doNotOverlap);

export const sessionsField = named(sessions, 'dates and times', 'កាលបរិច្ឆេទ និងម៉ោង');
export const lastDayOfRegistration = named(day, 'registration deadline', 'ថ្ងៃផុតកំណត់ចុះឈ្មោះ');

const speaker = z.strictObject({
  name: named(line(80).meta({ examples: ['Chan Sophea'] }), 'name', 'ឈ្មោះ'),
  title: named(line(120), 'position', 'តួនាទី').optional(),
  biography: named(text(1000), 'short biography', 'ជីវប្រវត្តិសង្ខេប').optional(),
  photo: named(imagePath, 'photo', 'រូបថត'),
});

/** Minor units of its currency. Free gatherings have none. */
const amount = z.int().min(1).max(1_000_000_000_00);

/** Fields shared by trainings and events, all optional but the title; drafts are checked against them. */
const common = {
  title: named(line(150).meta({ examples: ['Bookkeeping for beginners'] }), 'title', 'ចំណងជើង'),
  categoryId: named(id, 'category', 'ផ្នែកការងារ').optional(),
  cover: named(imagePath, 'cover picture', 'រូបភាពគម្រប'),
  description: named(fullHtml, 'description', 'ការពិពណ៌នា').optional(),
  audience: named(fullHtml, 'audience', 'អ្នកចូលរួមគោលដៅ').optional(),
  languages: named(choices(languages), 'languages', 'ភាសា').default([]),
  sessions: sessionsField.default([]),
  speakers: named(atMost(gatheringBounds.speakers, z.array(speaker)), 'speakers', 'វាគ្មិន').default([]),
  online: named(z.boolean(), 'online participation', 'ការចូលរួមតាមអនឡាញ').default(false),
  provinceId: named(id, 'province', 'រាជធានី/ខេត្ត').optional(),
  venue: named(line(150).meta({ examples: ['Lotus Skills Centre'] }), 'venue', 'ទីកន្លែង').optional(),
  address: named(line(200), 'address', 'អាសយដ្ឋាន').optional(),
  link: named(
    line(500)
      .refine(isLink, { error: 'url' })
      .meta({ examples: ['https://meet.example/room'] }),
    'joining link',
    'តំណចូលរួម',
  ).optional(),
  currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ').default('USD'),
  fee: named(amount.meta({ examples: [25_00] }), 'fee', 'តម្លៃចូលរួម').optional(),
  earlyFee: named(
    amount.meta({ examples: [20_00] }),
    'early-bird fee',
    'តម្លៃពិសេសសម្រាប់អ្នកចុះឈ្មោះមុន',
  ).optional(),
  earlyUntil: named(day, 'last day of the early-bird fee', 'ថ្ងៃចុងក្រោយនៃតម្លៃពិសេស').optional(),
  seats: named(z.int().min(1).max(gatheringBounds.seats), 'seats', 'ចំនួនកន្លែង').optional(),
  registerUntil: lastDayOfRegistration.optional(),
  certificate: named(z.boolean(), 'certificate of attendance', 'វិញ្ញាបនបត្រចូលរួម').default(false),
  contactName: named(line(80), 'contact person', 'ឈ្មោះអ្នកទំនាក់ទំនង').optional(),
  contactPhone: named(phone, 'contact phone', 'លេខទូរស័ព្ទទំនាក់ទំនង').optional(),
  contactEmail: named(email, 'contact e-mail', 'អ៊ីមែលទំនាក់ទំនង').optional(),
  attachments: named(
    atMost(gatheringBounds.attachments, z.array(uploadedFile)),
    'documents',
    'ឯកសារភ្ជាប់',
  ).default([]),
};

export const trainingFields = z.strictObject({
  ...common,
  level: named(choice(trainingLevels), 'level', 'កម្រិត').optional(),
  /** Learning outcomes. */
  outcomes: named(fullHtml, 'learning outcomes', 'ចំណេះដឹងដែលទទួលបាន').optional(),
});

export const eventFields = z.strictObject({
  ...common,
  eventType: named(choice(eventTypes), 'event type', 'ប្រភេទព្រឹត្តិការណ៍').optional(),
  programme: named(fullHtml, 'programme', 'កម្មវិធី').optional(),
  /** Companies that take part. */
  companyIds: named(
    atMost(gatheringBounds.companies, z.array(id)),
    'companies taking part',
    'ក្រុមហ៊ុនចូលរួម',
  ).default([]),
});

export type GatheringFields = Partial<z.output<typeof trainingFields> & z.output<typeof eventFields>>;

const whole = (amount: number | undefined, { currency = 'USD' }: GatheringFields) =>
  typeof amount !== 'number' || !isText(currency) || amount % smallestPayable[currency] === 0;

const firstDay = ({ sessions }: GatheringFields) =>
  Array.isArray(sessions) ? inOrder(sessions)[0]?.day : undefined;
const notAfter = (date: unknown, last: string | undefined) =>
  typeof date !== 'string' || last === undefined || date <= last;

/** Cross-field rules that apply to drafts too. */
export const consistent = <S extends z.ZodType<GatheringFields>>(fields: S) =>
  fields
    .refine((it) => whole(it.fee, it), { path: ['fee'], error: 'whole_riel', ...always })
    .refine((it) => whole(it.earlyFee, it), { path: ['earlyFee'], error: 'whole_riel', ...always })
    .refine(
      ({ fee, earlyFee }) => typeof earlyFee !== 'number' || (typeof fee === 'number' && earlyFee < fee),
      {
        path: ['earlyFee'],
        error: 'early_fee',
        ...always,
      },
    )
    .refine(({ earlyFee, earlyUntil }) => (earlyFee === undefined) === (earlyUntil === undefined), {
      path: ['earlyUntil'],
      error: 'early_until',
      ...always,
    })
    .refine((it) => notAfter(it.earlyUntil, firstDay(it)), {
      path: ['earlyUntil'],
      error: 'not_after_first',
      ...always,
    })
    .refine((it) => notAfter(it.registerUntil, firstDay(it)), {
      path: ['registerUntil'],
      error: 'not_after_first',
      ...always,
    });

/** With `publish` it is saved and published in one step: both succeed, or neither. */
const saved = { publish: named(z.boolean(), 'publication', 'ការផ្សាយ').optional() };

/** Training or event as it is saved; a draft may leave out everything but the title. */
export const gatheringDraft = {
  training: consistent(trainingFields),
  event: consistent(eventFields),
};
export const gatheringNew = {
  training: consistent(trainingFields.extend(saved)),
  event: consistent(eventFields.extend(saved)),
};
export const gatheringEdit = {
  training: consistent(trainingFields.extend(saved).extend(edited)),
  event: consistent(eventFields.extend(saved).extend(edited)),
};
export type TrainingDraft = z.input<typeof gatheringDraft.training>;
export type EventDraft = z.input<typeof gatheringDraft.event>;
