import { languageOf } from '@acheep/contract/companies/company-name';
import { Html, html, type Part } from './html.ts';
import { sanitizeRichText } from './rich-text.ts';

/** Formatted text under its heading; null if it has no content. */
export function textSection(
  heading: string,
  text: string | null,
  options?: { pictures: boolean },
): Html | null {
  const clean = sanitizeRichText(text, options);
  return clean
    ? html`<section><h2>${heading}</h2><div lang="${languageOf(clean)}">${new Html(clean)}</div></section>`
    : null;
}

/** A list of facts by name; those without a value are left out. */
export const factList = (facts: readonly (readonly [string, Part])[]): Html =>
  html`<dl>${facts.map(([name, value]) => value && html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** A link to a page by a name, with the language of the name. */
export const namedLink = (address: string, name: string): Html =>
  html`<a href="${address}" lang="${languageOf(name)}">${name}</a>`;
