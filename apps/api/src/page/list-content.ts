import type { ListMeta } from '@acheep/contract/kernel/endpoint';
import { numberText } from '@acheep/contract/kernel/english-text';
import { type Html, html } from './html.ts';
import type { AskedPage } from './page-document.ts';

interface Shown<Row> {
  title: string;
  lead?: string;
  answer: { data: Row[]; meta: ListMeta & { corrected?: string | undefined } };
  count: (number: string) => string;
  items: (rows: Row[]) => Html;
  none: string;
  /** The address of a page of the list; the first is 1. */
  address: (page: number) => string;
  asked: { search: string; page: number };
}

/** A page of a list: its heading, its entries as links, and links to the previous and next page. */
export function listContent<Row>({ say, link }: AskedPage, shown: Shown<Row>): Html {
  const { data, meta } = shown.answer;
  const { search, page: at } = shown.asked;
  const { corrected } = meta;
  const hasNext = meta.total_capped || at * meta.per_page < meta.total;
  const number = `${numberText(meta.total)}${meta.total_capped ? '+' : ''}`;
  return html`<h1>${shown.title}</h1>
${shown.lead && html`<p>${shown.lead}</p>`}
${corrected !== undefined && html`<p>${say('list.corrected', { search, corrected })}</p>`}
${data.length > 0 ? html`<p>${shown.count(number)}</p>${shown.items(data)}` : html`<p>${shown.none}</p>`}
<p>${at > 1 && html`<a rel="prev" href="${link(shown.address(at - 1))}">${say('pagination.previous')}</a> `}
${hasNext && html`<a rel="next" href="${link(shown.address(at + 1))}">${say('pagination.next')}</a>`}</p>`;
}
