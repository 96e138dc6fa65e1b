import { languageOf } from '@acheep/contract/companies/company-name';
import { Html, html, type Part } from './html.ts';
import { sanitizeRichText } from './rich-text.ts';

/** What somebody formatted, under its heading; nothing where there is nothing to read. */
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

/** What is said of something, by its name; what is not said is not there. */
export const factList = (facts: readonly (readonly [string, Part])[]): Html =>
  html`<dl>${facts.map(([name, value]) => value && html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** A name that leads to a page, in the language that it is written in. */
export const namedLink = (address: string, name: string): Html =>
  html`<a href="${address}" lang="${languageOf(name)}">${name}</a>`;
