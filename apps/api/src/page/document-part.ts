import { languageOf } from '@acheep/contract/kernel/locale';
import type { Fact, PageFacts, PageSection, Phrase } from '@acheep/contract/kernel/page-facts';
import { sanitizeRichText } from '../rich-text.ts';
import { Html, html, type Part } from './html.ts';
import type { AskedPage } from './page-document.ts';

/** List of labels and values; labels without a value are left out. */
export const factList = (facts: readonly (readonly [string, Part])[]): Html =>
  html`<dl>${facts.map(([name, value]) => value && html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** Link with a name as its text, marked with the language of the name. */
export const namedLink = (address: string, name: string): Html =>
  html`<a href="${address}" lang="${languageOf(name)}">${name}</a>`;

type Linking = Pick<AskedPage, 'link'>;

function phraseContent({ text, lang, to, href, time, tail }: Phrase, { link }: Linking): Html {
  const inner = time ? html`<time datetime="${time}">${text}</time>` : text;
  const language = lang && html` lang="${lang}"`;
  // Users entered some of these links: `nofollow ugc` tells search engines that the site does not endorse them.
  const shown = to
    ? html`<a href="${link(to)}"${language}>${inner}</a>`
    : href && !href.startsWith('#')
      ? html`<a href="${href}" rel="noopener nofollow ugc"${language}>${inner}</a>`
      : lang
        ? html`<span${language}>${inner}</span>`
        : html`${inner}`;
  return tail ? html`${shown} <span>${tail}</span>` : shown;
}

const phrasesContent = ({ value }: Pick<Fact, 'value'>, page: Linking) =>
  value.map((one) => phraseContent(one, page));

/** Joins parts by a separator. If there are several, each becomes an element, so that they stay distinguishable. */
const joined = (parts: readonly Html[], between: string): Part =>
  parts.length > 1 ? parts.map((part, at) => [at > 0 && between, html`<span>${part}</span>`]) : parts;

/** Facts without a label, each as a paragraph, then the labelled ones as a list. */
function factsContent(facts: readonly Fact[], page: Linking): Html {
  const value = facts.map((fact) => ({ ...fact, parts: phrasesContent(fact, page) }));
  const named = value.filter(({ label }) => label);
  return html`${value.map(({ label, parts }) => !label && html`<p>${joined(parts, ' ')}</p>`)}
${named.length > 0 && html`<dl>${named.map(({ label, parts }) => html`<dt>${label}</dt>${parts.map((part) => html`<dd>${part}</dd>`)}`)}</dl>`}`;
}

function sectionContent(
  { title, facts, html: text, lang, list, pictures = false }: PageSection,
  page: Linking,
): Html | null {
  const clean = text && sanitizeRichText(text, { pictures });
  if (!facts?.length && !clean && !list?.length) return null;
  return html`<section>${title && html`<h2>${title}</h2>`}
${facts && factsContent(facts, page)}
${clean && html`<div lang="${lang ?? languageOf(clean)}">${new Html(clean)}</div>`}
${list && list.length > 0 && html`<ul>${list.map((value) => html`<li>${joined(phrasesContent({ value }, page), ' · ')}</li>`)}</ul>`}
</section>`;
}

/** Title, facts and sections of a page, followed by `below`. */
export const pageContent = ({ title, facts, sections }: PageFacts, page: Linking, below?: Part): Html =>
  html`<article><h1 lang="${title.lang}">${title.text}</h1>
${factsContent(facts, page)}
${sections.map((section) => sectionContent(section, page))}
${below}</article>`;

/** List of records, each with its linked title and its facts. */
export const itemList = (items: readonly PageFacts[], page: Linking): Html =>
  html`<ul>${items.map(({ title, facts }) => {
    const value = facts.map((fact) => html`${joined(phrasesContent(fact, page), ' ')}`);
    return html`<li><h2>${phraseContent(title, page)}</h2><p>${joined(value, ' · ')}</p></li>`;
  })}</ul>`;
