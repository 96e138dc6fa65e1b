import { leadsOut, richTextPicture, richTextRule } from '@acheep/contract/kernel/rich-text';
import { Typography } from '@mantine/core';
import { createElement, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

const { styles, link } = richTextRule;
const tags = new Set<string>(richTextRule.tags);
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
  const alt = (element.getAttribute('alt') ?? '').slice(0, richTextPicture.longestAlt);
  return createElement('img', { key, src: links[src] ?? src, alt, loading: 'lazy' });
}

const elementOf =
  (links: PictureLinks) =>
  (node: ChildNode, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    // A comment, or an SVG or MathML element.
    if (!(node instanceof HTMLElement) || silent.has(node.localName)) return null;
    if (node.localName === 'img') return pictureOf(node, key, links);
    const children = Array.from(node.childNodes, elementOf(links));
    if (!tags.has(node.localName)) return children;
    const href = node.getAttribute('href');
    return createElement(
      node.localName,
      {
        key,
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
export const richElements = (html: string, links: PictureLinks = {}): ReactNode[] =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, elementOf(links));

export function RichText({ html, links }: { html: string; links?: PictureLinks }) {
  const elements = useMemo(() => richElements(html, links), [html, links]);
  return (
    <Typography>
      <div className={classes.text}>{elements}</div>
    </Typography>
  );
}
