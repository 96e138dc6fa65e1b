import { readResumeValues } from '@acheep/contract/talent/json-resume-import';
import { isObject, isTooDeep, type Values } from '@acheep/contract/talent/json-resume-value';
import type { NamedResume } from '@acheep/contract/talent/resume-record';
import { fromEuropass } from './europass.ts';
import { linesOf } from './html-lines.ts';
import { fromReactiveResume, isReactiveResume } from './reactive-resume.ts';
import { fromSkillsPassport } from './skills-passport.ts';
import { mapTexts } from './tree.ts';

/** Maximum nesting of a document; a CV has about ten levels. */
const deepest = 40;

/** Attributes that name schemes, types and lists of codes. */
const technical =
  /^(?:xmlns|xsi|xml)(?::|$)|^(?:scheme|list)|^(?:typeCode|languageCode|name|type|idref|id|locale)$/;

interface XmlTree {
  root: string;
  namespace: string;
  values: Values;
}

function valueIn(element: Element, depth: number): unknown {
  if (depth > deepest) throw new RangeError('nested too deep');
  const attributes = Array.from(element.attributes, ({ name, value }) => [name, value.trim()] as const);
  const contentAttributes = attributes.filter(([name, value]) => value !== '' && !technical.test(name));
  const texts: string[] = [];
  const children = new Map<string, unknown[]>();
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      const value = valueIn(child, depth + 1);
      if (value === '') continue;
      const same = children.get(child.localName);
      if (same) same.push(value);
      else children.set(child.localName, [value]);
    } else if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE)
      texts.push(child.textContent ?? '');
  }
  const text = texts.join('').trim();
  if (contentAttributes.length === 0 && children.size === 0) return text;
  return Object.fromEntries([
    ...contentAttributes,
    ...(text === '' ? [] : [['text', text]]),
    ...Array.from(children, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  ]);
}

/**
 * The elements of a document by their local names, those that repeat as lists. Null for what is no XML, is nested
 * endlessly, or has a document type, which could declare entities: no CV needs one.
 */
function readXml(source: string): XmlTree | null {
  if (/<!DOCTYPE/i.test(source)) return null;
  const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml');
  if (!root || root.localName === 'parsererror' || root.querySelector('parsererror')) return null;
  try {
    const value = valueIn(root, 0);
    const values = typeof value === 'object' ? (value as Values) : {};
    return { root: root.localName, namespace: root.namespaceURI ?? '', values };
  } catch {
    return null;
  }
}

/** Why a file is not read: each has a sentence that says what to do. */
export type Refusal = 'linkedin' | 'photo' | 'large' | 'damaged' | 'unknown' | 'empty';

/** Maximum bytes of a file with its pictures, and maximum characters of its texts. */
const [maxFileBytes, maxTextLength] = [8_000_000, 500_000];

/** The files of LinkedIn's data export. Its "Save to PDF" says the same, and is read. */
const linkedInTables = new Set(
  'profile,profile summary,positions,education,skills,languages,certifications,email addresses'.split(','),
);
const isOfLinkedIn = (name: string) => {
  const lower = name.toLowerCase();
  return lower.includes('linkedin') || linkedInTables.has(lower.replace(/\.csv$/, ''));
};

/** Archives, tables and plain texts, which some sites export beside PDF and DOCX. */
const onlyNamed = /\.(?:zip|csv|txt)$/i;

/** True for a file that the browser reads, or names; the server reads the others. */
export const isReadHere = ({ name, type }: File) =>
  /^image\/|\/(?:json|xml)$/.test(type) || /\.(?:json|xml)$/i.test(name) || onlyNamed.test(name);

/** Pictures and attachments: ten thousand characters without a space are no text. Their names stay. */
const withoutFiles = (text: string) =>
  text.replace(/[!#-;=?-[\]-~\r\n\t]+/g, (run) => (run.length < 10_000 ? run : '…'));

function parsedJson(text: string): Values | null {
  try {
    const values: unknown = JSON.parse(text);
    return isObject(values) && !isTooDeep(values) ? values : null;
  } catch {
    return null;
  }
}

const plain = (values: Values) => mapTexts(values, linesOf) as Values;

/** The lists by which JSON Resume is known. */
const ofJsonResume = ['basics', 'work', 'education', 'skills', 'volunteer', 'languages', 'certificates'];

function fromJson(text: string): Values | Refusal {
  const values = parsedJson(text);
  if (!values) return 'damaged';
  // As its programming interface hands it over.
  const { data } = values;
  if (isObject(data) && isReactiveResume(data))
    return fromReactiveResume(plain({ ...values, ...data, data: null }));
  if (isReactiveResume(values)) return fromReactiveResume(plain(values));
  return ofJsonResume.some((name) => Object.hasOwn(values, name)) ? values : 'unknown';
}

function fromXml(text: string): Values | Refusal {
  const xml = readXml(text);
  if (!xml) return 'damaged';
  const { root, namespace, values } = xml;
  if (root === 'Candidate' && namespace.startsWith('http://www.europass.eu/'))
    return fromEuropass(plain(values));
  return root === 'SkillsPassport' ? fromSkillsPassport(plain(values)) : 'unknown';
}

/** Reads a CV file of another program in the browser, and saves nothing; or says why it cannot. */
export async function readCvFile(file: File): Promise<NamedResume | Refusal> {
  if (onlyNamed.test(file.name)) return isOfLinkedIn(file.name) ? 'linkedin' : 'unknown';
  if (file.type.startsWith('image/')) return 'photo';
  if (file.size > maxFileBytes) return 'large';
  const text = withoutFiles(await file.text());
  if (text.length > maxTextLength) return 'large';
  const values = /^\s*</.test(text) ? fromXml(text) : fromJson(text);
  return typeof values === 'string' ? values : (readResumeValues(values) ?? 'empty');
}
