import { type Html, html, type Part } from './html.ts';
import type { AskedPage, KnownAnswer, PageDocument } from './page-document.ts';

/** The words that a page has for its title and what stands below it, as it takes them itself. */
interface Words {
  title: string;
  lead: string;
}

/** The document of a page that is about no record: its title, what stands below it, and all that it says. */
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

/** What somebody typed, line by line. */
export const typedLines = (text: string): Html =>
  html`${text.split('\n').map((line) => line.trim() && html`<p>${line}</p>`)}`;

/** Rows under their names; the first cell of each says what the row is of. What is too wide scrolls by itself. */
export const tableContent = (
  label: string,
  head: readonly string[],
  rows: readonly (readonly Part[])[],
): Html =>
  html`<div class="ac-wide" role="group" tabindex="0" aria-label="${label}"><table>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(([name, ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
