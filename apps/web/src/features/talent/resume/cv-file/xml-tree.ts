import type { Values } from '@acheep/contract/talent/json-resume-value';

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
  const said = attributes.filter(([name, value]) => value !== '' && !technical.test(name));
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
  if (said.length === 0 && children.size === 0) return text;
  return Object.fromEntries([
    ...said,
    ...(text === '' ? [] : [['text', text]]),
    ...Array.from(children, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  ]);
}

/**
 * The elements of a document by their local names, those that repeat as lists. Null for what is no XML, is nested
 * endlessly, or has a document type, which could declare entities: no CV needs one.
 */
export function readXml(source: string): XmlTree | null {
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
