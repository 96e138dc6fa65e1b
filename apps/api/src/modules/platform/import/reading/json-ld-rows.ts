import { importFile } from '@acheep/contract/platform/import';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { type FileRow, Unreadable } from './import-file.ts';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const first = (value: unknown): unknown => listOf(value)[0];
const part = (value: unknown, name: string): unknown => (isThing(value) ? value[name] : undefined);

/** Maximum depth of nested objects. */
const deepest = 12;

/** A value as text: a string, a number, the name or value of an object; several are joined by semicolons. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (depth > deepest) return '';
  if (Array.isArray(value))
    return value
      .map((one) => textOf(one, depth + 1))
      .filter(Boolean)
      .join('; ');
  return isThing(value) ? textOf(value.name ?? value.value ?? value['@value'] ?? '', depth + 1) : '';
}

const types: Record<ImportKind, ReadonlySet<string>> = {
  jobs: new Set(['JobPosting']),
  companies: new Set(['Organization', 'Corporation', 'LocalBusiness', 'EducationalOrganization', 'NGO']),
};

/** The objects of the wanted kind in a document: by themselves, in lists, `@graph` and `ItemList`. */
function thingsIn(value: unknown, kind: ImportKind, depth = 0): Thing[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => thingsIn(one, kind, depth + 1));
  if (!isThing(value)) return [];
  const isOne = listOf(value['@type']).some((type) => types[kind].has(textOf(type).replace(/^.*[/:]/, '')));
  if (isOne) return [value];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((name) =>
    thingsIn(value[name], kind, depth + 1),
  );
}

/** The `name` of an identifier is the site that issued it. */
const identifierOf = (thing: Thing) =>
  textOf(part(thing.identifier, 'value') ?? thing.identifier) || textOf(thing.url) || textOf(thing['@id']);
const nameOf = (value: unknown) => (isThing(value) ? textOf(value.name) : textOf(value));

const employments: Readonly<Record<string, string>> = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  INTERN: 'internship',
  CONTRACTOR: 'freelance',
  PER_DIEM: 'freelance',
};

/** Required years, as an option of our list. */
function experienceOf(value: unknown): string {
  const months = Number(part(value, 'monthsOfExperience'));
  if (!Number.isFinite(months)) return textOf(value).replace(/^no requirements$/i, 'fresh');
  if (months <= 0) return 'fresh';
  if (months < 12) return 'less-than-1-year';
  const years = Math.floor(months / 12);
  return years > 5 ? 'above-5-years' : years === 1 ? '1-year' : `${years}-years`;
}

const degrees: Readonly<Record<string, string>> = {
  'high school': 'year-12',
  'associate degree': 'associate',
  'bachelor degree': 'bachelor',
  'professional certificate': 'vocational',
  'postgraduate degree': 'master',
};
function qualificationOf(value: unknown): string {
  const category = textOf(part(first(value), 'credentialCategory')) || textOf(first(value));
  return /^no requirements$/i.test(category) ? '' : (degrees[category.toLowerCase()] ?? category);
}

/** A number has a decimal point, whereas three digits behind the point of a text are thousands. */
const amountOf = (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : textOf(value);

/** Codes of units in other standards: UN/CEFACT, ISO 8601. */
const units: Readonly<Record<string, string>> = { MON: 'MONTH', P1M: 'MONTH', ANN: 'YEAR', P1Y: 'YEAR' };
const unitNames = ['unitText', 'unitCode', 'duration'];
/** A unit as cell text, known or not. */
function unitOf(name: string): string {
  const unit = units[name] ?? name.replaceAll('_', ' ');
  return unit.includes(' ') ? unit : `/ ${unit}`;
}

/** One amount of a salary, or range. Whatever contradicts it stays beside it, for `salaryIn` to refuse. */
function rangeOf(amount: unknown): string {
  if (!isThing(amount)) return amountOf(amount);
  const [value, from, to] = ['value', 'minValue', 'maxValue'].map((name) => amountOf(amount[name]));
  const range =
    from && to ? (from === to ? from : `${from}-${to}`) : from ? `from ${from}` : to && `up to ${to}`;
  return [value !== from && value !== to && value, range].filter(Boolean).join('; ');
}

/** The salary as cell text, such as `300-500 USD / MONTH`. */
function salaryOf(job: Thing): string {
  const bases = listOf(job.baseSalary);
  const amounts = bases.flatMap((base) => (isThing(base) ? listOf(base.value ?? base) : [base]));
  const things = [...bases, ...amounts];
  const range = amounts.map(rangeOf).filter(Boolean).join('; ');
  const currencies = [...things.map((thing) => textOf(part(thing, 'currency'))), textOf(job.salaryCurrency)];
  const unitWords = things.flatMap((thing) =>
    unitNames.map((name) => textOf(part(thing, name)).toUpperCase()),
  );
  const unit = unitWords.filter(Boolean).map(unitOf);
  return range && [...new Set([range, ...currencies, ...unit])].filter(Boolean).join(' ');
}

const addressOf = (value: unknown) => part(value, 'address') ?? value;
function placeOf(value: unknown) {
  const address = addressOf(first(value));
  if (!isThing(address)) return { province: textOf(address), address: '' };
  const [street, locality, region] = ['streetAddress', 'addressLocality', 'addressRegion'].map((name) =>
    textOf(address[name]),
  );
  return {
    province: region || locality || '',
    address: [street, region && locality].filter(Boolean).join(', '),
  };
}

function jobCells(job: Thing): Record<string, string> {
  const company = first(job.hiringOrganization);
  const contact = first(job.applicationContact);
  const types = listOf(job.employmentType).map((type) => textOf(type));
  const type = types.map((one) => employments[one.toUpperCase()]).find(Boolean) ?? types[0] ?? '';
  return {
    id: identifierOf(job),
    title: textOf(job.title) || textOf(job.name),
    company: nameOf(company),
    company_id: nameOf(company) ? '' : textOf(part(company, '@id')),
    category: textOf(first(job.occupationalCategory)),
    industry: textOf(first(job.industry)),
    type,
    experience: experienceOf(first(job.experienceRequirements)),
    qualification: qualificationOf(job.educationRequirements),
    vacancies: textOf(job.totalJobOpenings),
    salary: salaryOf(job),
    ...placeOf(job.jobLocation),
    remote: textOf(job.jobLocationType).toUpperCase() === 'TELECOMMUTE' ? 'yes' : '',
    description: textOf(job.description) || textOf(job.responsibilities),
    requirements: textOf(job.qualifications),
    benefits: textOf(job.jobBenefits),
    skills: textOf(job.skills),
    closing_date: textOf(job.validThrough),
    posted: textOf(job.datePosted),
    contact_name: nameOf(part(contact, 'name')),
    contact_phone: textOf(part(contact, 'telephone')),
    contact_email: textOf(part(contact, 'email')),
  };
}

function companyCells(company: Thing): Record<string, string> {
  const { province, address } = placeOf(company.address);
  const website = textOf(company.url) || textOf(first(company.sameAs));
  return {
    id: textOf(part(company.identifier, 'value') ?? company.identifier) || textOf(company['@id']) || website,
    name: textOf(company.name) || textOf(company.legalName),
    about: textOf(company.description),
    industry: textOf(first(company.industry)),
    website,
    address: address || province,
    province,
    email: textOf(company.email),
  };
}

/** Reads the rows of a JSON-LD document in the format of search engines. */
export function jsonLdRows(kind: ImportKind, text: string): FileRow[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Unreadable('import_broken_json');
  }
  const things = thingsIn(document, kind);
  if (things.length === 0) throw new Unreadable('import_nothing');
  if (things.length > importFile.rows) throw new Unreadable('import_rows', { most: importFile.rows });
  const cellsOf = kind === 'jobs' ? jobCells : companyCells;
  return things.map((thing, at) => ({
    line: at + 1,
    cells: Object.fromEntries(Object.entries(cellsOf(thing)).filter(([, value]) => value !== '')),
  }));
}
