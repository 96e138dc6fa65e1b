import { type Html, html, type Part } from './html.ts';
import type { AskedPage, KnownAnswer, PageDocument } from './page-document.ts';

/** The keys of a page's title and lead, which the page uses itself. */
interface Words {
  title: string;
  lead: string;
}

/** The document of a page without a record: its title, its lead, and its content. */
export function plainDocument(
  { say }: AskedPage,
  words: Words,
  content: Part,
  answers: readonly KnownAnswer[] = [],
): PageDocument {
  const [title, description] = [say(words.title), say(words.lead)];
  return {
    title,
    description,
    name: title,
    trail: [],
    answers,
    content: html`<h1>${title}</h1><p>${description}</p>${content}`,
  };
}

/** User input, line by line. */
export const typedLines = (text: string): Html =>
  html`${text.split('\n').map((line) => line.trim() && html`<p>${line}</p>`)}`;

/** A table with headings; the first cell of each row is its heading. A wide table scrolls horizontally. */
export const tableContent = (
  label: string,
  head: readonly string[],
  rows: readonly (readonly Part[])[],
): Html =>
  html`<div class="ac-wide" role="group" tabindex="0" aria-label="${label}"><table>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
