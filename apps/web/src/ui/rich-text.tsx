import { leadsOut, richTextPicture, richTextRule } from '@acheep/contract/kernel/rich-text';
import { createElement, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

const { styles, numbering, link } = richTextRule;
/** Allowed elements, and what they become. */
type Tags = Readonly<Record<string, string>>;
const ownTags: Tags = Object.fromEntries(richTextRule.tags.map((tag) => [tag, tag]));
/** Elements whose content is not text. */
const silent = new Set(['script', 'style', 'title', 'noscript', 'iframe', 'textarea', 'select']);

const camelCased = (property: string) => property.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function styleOf(element: HTMLElement) {
  const given = Object.entries(styles[element.localName] ?? {})
    .map(([property, values]) => ({ property, values, value: element.style.getPropertyValue(property) }))
    .filter(({ value, values }) => values.test(value))
    .map(({ property, value }) => [camelCased(property), value]);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** Temporary URLs of pictures that are not public yet, by their addresses in the text. */
export type PictureLinks = Readonly<Record<string, string>>;

/** Renders a picture that was uploaded to this site; nothing is requested from other addresses. */
function pictureOf(element: HTMLElement, key: number, links: PictureLinks): ReactNode {
  const src = element.getAttribute('src') ?? '';
  if (!richTextPicture.src.test(src)) return null;
  const alt = (element.getAttribute('alt') ?? '').slice(0, richTextPicture.maxAltLength);
  return createElement('img', { key, src: links[src] ?? src, alt, loading: 'lazy' });
}

/** Cells of a table that take more than one place. */
const spanOf = (element: HTMLElement) =>
  element instanceof HTMLTableCellElement
    ? { colSpan: Math.min(element.colSpan, maxSpan), rowSpan: Math.min(element.rowSpan, maxSpan) }
    : {};
const maxSpan = 50;

/** The first number of a list, and its numerals. */
const numberingOf = (element: HTMLElement) =>
  Object.fromEntries(
    Object.entries(numbering).flatMap(([name, values]) => {
      const value = element.getAttribute(name);
      return value !== null && values.test(value) ? [[name, value]] : [];
    }),
  );

const elementOf =
  (links: PictureLinks, tags: Tags) =>
  (node: ChildNode, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    // A comment, or an SVG or MathML element.
    if (!(node instanceof HTMLElement) || silent.has(node.localName)) return null;
    if (node.localName === 'img') return pictureOf(node, key, links);
    const children = Array.from(node.childNodes, elementOf(links, tags));
    const tag = Object.hasOwn(tags, node.localName) && tags[node.localName];
    if (!tag) return children;
    const href = node.getAttribute('href');
    return createElement(
      tag,
      {
        key,
        ...spanOf(node),
        ...(tag === 'ol' && numberingOf(node)),
        style: styleOf(node),
        ...(node.localName === 'a' && link),
        ...(node.localName === 'a' && leadsOut(href) && { href }),
      },
      ...children,
    );
  };

/**
 * Converts formatted text to React elements. The server has sanitised it; here it is parsed again in an inert document
 * and rebuilt from the allowed elements, so that no HTML is inserted into the page.
 */
export const richElements = (html: string, links: PictureLinks = {}, tags = ownTags): ReactNode[] =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, elementOf(links, tags));

export function RichText({ html, links }: { html: string; links?: PictureLinks }) {
  const elements = useMemo(() => richElements(html, links), [html, links]);
  return <div className={classes.text}>{elements}</div>;
}
