import { isObject, listOf, type Values } from '@acheep/contract/talent/json-resume-value';
import { take, takeObjects, takeText, withRest } from './tree.ts';

/*
 * Exports of Reactive Resume, versions 3 to 5. Their names differ: `sections.work` became `sections.experience`, `date`
 * became `period`, `visible` became `hidden`.
 */

/** True for an export of Reactive Resume: JSON Resume has no sections. */
export const isReactiveResume = ({ basics, sections }: Values) => isObject(basics) && isObject(sections);

/** How a page looks, and what the program keeps for itself. */
const design = {
  file: 'id slug image public visibility createdAt updatedAt user userId'.split(' '),
  section: 'id type icon columns layout keywordLayout'.split(' '),
  item: 'id icon iconColor'.split(' '),
};
const drop = (from: Values, keys: readonly string[]) => {
  for (const key of keys) take(from, key);
};

/** Headings that the program gives; any other is a text of its writer. */
const givenTitles = new Set(
  'summary,profiles,experience,work experience,education,projects,skills,languages,interests,awards,certifications,publications,volunteer,volunteering,volunteer experience,references'.split(
    ',',
  ),
);

/** The two ends of a written period, such as `March 2020 - Present` or `2014–2018`; undefined for anything else. */
function endsOf(period: string): readonly [string, string] | undefined {
  const text = period.replace(/\s+/g, ' ').trim();
  const [, first, last] = /^(\d{4}|\d{1,2}[/.]\d{4})-(\d{4}|\d{1,2}[/.]\d{4})$/.exec(text) ?? [];
  const ends = first && last ? [first, last] : text.split(/ [-–—] | ?[–—] ?| to /i);
  const [from, to] = ends;
  return ends.length === 2 && from && to ? [from, to] : undefined;
}

/** Both ends of a period. A date that stands alone may be either, so it stays, to be told. */
function takeDates(item: Values): Values {
  if (isObject(item.date))
    return { startDate: takeText(item.date, 'start'), endDate: takeText(item.date, 'end') };
  const key = typeof item.period === 'string' ? 'period' : 'date';
  const ends = endsOf(String(item[key] ?? ''));
  if (!ends) return {};
  take(item, key);
  return { startDate: ends[0], endDate: ends[1] };
}

/** A level in dots, which says something beside its name only. Version 3 counts to ten, the others to five. */
function takeScale(item: Values, name: string | undefined): Values {
  const [key, most] = item.levelNum === undefined ? ['level', 5] : ['levelNum', 10];
  if (typeof item[key] !== 'number') return {};
  const value = Number(take(item, key));
  // At 0 no dots are shown.
  return value > 0 ? { [`${name ?? ''} · level`]: `${value}/${most}` } : {};
}

const takeAny = (item: Values, ...keys: string[]) =>
  keys.reduce<string | undefined>((found, key) => found ?? takeText(item, key), undefined);

/** A job, or one for each of its roles, of which the first tells what was said of all of them. */
function jobsOf(item: Values): Values[] {
  const name = takeAny(item, 'company', 'name');
  const roles = takeObjects(item, 'roles');
  if (roles.length === 0) return [withRest({ name, ...takeDates(item) }, item)];
  return roles.map((role, at) => {
    drop(role, design.item);
    const all = at === 0 && { 'all roles': item };
    return withRest({ name, ...takeDates(role), ...all }, role);
  });
}

/** "Available upon request" is nobody's name. */
const isNote = (name: unknown) => typeof name === 'string' && /\b(?:up)?on request\b/i.test(name);

interface Section {
  /** List of JSON Resume that its items belong to. */
  list: string;
  read: (item: Values) => unknown[];
}

const experience: Section = { list: 'work', read: jobsOf };
const sections: Readonly<Record<string, Section>> = {
  experience,
  work: experience,
  volunteer: { list: 'volunteer', read: (item) => [withRest(takeDates(item), item)] },
  education: {
    list: 'education',
    read(item) {
      const institution = takeAny(item, 'institution', 'school');
      const studyType = takeAny(item, 'studyType', 'degree');
      return [withRest({ institution, studyType, ...takeDates(item) }, item)];
    },
  },
  skills: {
    list: 'skills',
    read(item) {
      const name = takeText(item, 'name');
      const scale = takeScale(item, name);
      const level = takeAny(item, 'level', 'proficiency', 'description');
      return [withRest({ name, level, ...scale }, item)];
    },
  },
  languages: {
    list: 'languages',
    read(item) {
      const language = takeAny(item, 'language', 'name');
      const scale = takeScale(item, language);
      const fluency = takeAny(item, 'fluency', 'level', 'description');
      return [withRest({ language, fluency, ...scale }, item)];
    },
  },
  certifications: {
    list: 'certificates',
    read: (item) => [withRest({ name: takeAny(item, 'name', 'title') }, item)],
  },
  references: {
    list: 'references',
    read(item) {
      if (isNote(item.name)) return [take(item, 'name'), item];
      const [x_phone, x_email] = [takeText(item, 'phone'), takeText(item, 'email')];
      return [withRest({ x_position: takeText(item, 'position'), x_phone, x_email }, item)];
    },
  },
};

/** Sections that neither JSON Resume nor our CV has a place for; they are told below their names. */
const reportedSections = new Set(['awards', 'publications', 'projects', 'interests', 'profiles']);

function personOf(basics: Values): Values {
  const label = takeText(basics, 'headline');
  const born = takeText(basics, 'birthdate')?.split('T')[0];
  const location = isObject(basics.location)
    ? take(basics, 'location')
    : { address: take(basics, 'location') };
  const customFields = listOf(take(basics, 'customFields')).map((field) => {
    if (!isObject(field)) return field;
    drop(field, design.item);
    const value = takeText(field, 'value');
    return value ? withRest({ [takeText(field, 'name') ?? 'value']: value }, field) : field;
  });
  const picture = takeText(basics, 'picture', 'url') ?? takeText(basics, 'photo', 'url');
  drop(basics, ['picture', 'photo']);
  return withRest({ label, location, ...(born && { x_bornOn: born }), customFields, picture }, basics);
}

/** Converts an export to JSON Resume. What it hides is told and not proposed: nobody publishes by importing. */
export function fromReactiveResume(file: Values): Values {
  const resume = file;
  drop(resume, design.file);
  const lists = new Map<string, unknown[]>();
  const custom: Values[] = [];
  const hidden: Values[] = [];
  const isHidden = ({ visible, hidden }: Values) => visible === false || hidden === true;

  function readSection(name: string, type: string, section: Values) {
    const title = takeAny(section, 'title', 'name', 'heading');
    const isGiven = !title || givenTitles.has(title.toLowerCase());
    const isAllHidden = isHidden(section);
    const items = listOf(take(section, 'items'));
    drop(section, design.section);
    const { list, read } = Object.hasOwn(sections, type) ? (sections[type] ?? {}) : {};
    const own = list ?? (reportedSections.has(type) ? type : undefined);
    const found: unknown[] = own && !isGiven && !isAllHidden ? [title] : [];
    for (const item of items) {
      if (isObject(item)) drop(item, design.item);
      if (isObject(item) && (isAllHidden || isHidden(item))) hidden.push({ [title ?? name]: item });
      else found.push(...(read && isObject(item) ? read(item) : [item]));
    }
    found.push(section);
    if (own) lists.set(own, [...(lists.get(own) ?? []), ...found]);
    else custom.push({ [title ?? name]: found });
  }

  function summaryOf(summary: unknown): unknown {
    if (!isObject(summary)) return summary;
    const text = takeAny(summary, 'content', 'body');
    const title = takeAny(summary, 'title', 'name', 'heading');
    drop(summary, design.section);
    if (title && !givenTitles.has(title.toLowerCase())) custom.push({ summary: title });
    custom.push({ summary });
    if (isHidden(summary)) hidden.push({ summary: text });
    return isHidden(summary) ? undefined : text;
  }

  const all = isObject(resume.sections) ? resume.sections : {};
  const summaries = [take(resume, 'basics', 'summary'), take(resume, 'summary'), take(all, 'summary')];
  const [summary, ...more] = summaries.map(summaryOf).filter(Boolean);
  for (const [id, section] of Object.entries(isObject(all.custom) ? all.custom : {}))
    if (isObject(section)) {
      readSection(id, '', section);
      take(all, 'custom', id);
    }
  for (const [name, section] of Object.entries(all))
    if (isObject(section) && name !== 'custom') {
      readSection(name, name, section);
      take(all, name);
    }
  for (const section of takeObjects(resume, 'customSections'))
    readSection('custom', String(section.type ?? ''), section);
  const basics = take(resume, 'basics');
  const notes = take(resume, 'metadata', 'notes');
  const picture = take(resume, 'picture', 'url');
  drop(resume, ['metadata', 'picture']);
  return {
    // Names of JSON Resume's own lists have no meaning here.
    document: resume,
    basics: { ...personOf(isObject(basics) ? basics : {}), summary },
    ...Object.fromEntries(lists),
    custom: [...more.map((text) => ({ summary: text })), ...custom],
    hidden,
    notes,
    picture,
  };
}
