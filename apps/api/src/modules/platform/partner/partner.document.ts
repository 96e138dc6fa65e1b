import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
import { paths } from '@acheep/contract/paths';
import { partnerDescription, partnerExamples } from '@acheep/contract/platform/partner-example';
import type { GuideField, partnerGuideGet } from '@acheep/contract/platform/partner-guide';
import { html, type Part } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument, tableContent } from '../../../page/plain-document.ts';

type Guide = ResponseOf<typeof partnerGuideGet>['data'];

const example = (text: string, { say }: AskedPage) =>
  html`<pre tabindex="0" role="group" aria-label="${say('partner:example')}"><code>${text}</code></pre>`;

const section = (title: string, ...parts: readonly Part[]) =>
  html`<section><h2>${title}</h2>${parts}</section>`;

function fieldTable(label: string, fields: readonly GuideField[], { say, locale }: AskedPage) {
  const rows = fields.map(({ name, type, mayBeNull, words, values }) => [
    html`<code>${name}</code>`,
    `${type}${mayBeNull ? ' | null' : ''}`,
    [words?.[locale], values.map((one) => html` <code>${one.value}</code> ${one.words[locale]}`)],
  ]);
  const head = ['name', 'type', 'words'].map((one) => say(`partner:field.${one}`));
  return html`<h4>${label}</h4>${tableContent(label, head, rows)}`;
}

function callContent({ path, words, parameters, fields }: Guide['calls'][number], page: AskedPage) {
  const { say, locale } = page;
  return html`<h3>${words[locale]} <code>GET ${path.replace(':id', '{id}')}</code></h3>
${parameters.length > 0 && fieldTable(say('partner:field.parameters'), parameters, page)}
${fieldTable(say('partner:field.answer'), fields, page)}`;
}

function errorTable({ errors }: Guide, { say, locale }: AskedPage) {
  const head = ['status', 'code', 'words'].map((one) => say(`partner:error.${one}`));
  const rows = errors.map(({ status, code, words }) => [status, html`<code>${code}</code>`, words[locale]]);
  return tableContent(say('partner:error.title'), head, rows);
}

export const partnerDocument = (guideOf: () => Guide) => async (page: AskedPage) => {
  const { link } = page;
  const guide = guideOf();
  const say = (word: string) => page.say(`partner:${word}`, { header: guide.header });
  const shown = partnerExamples(guide);
  const rules = ['link', 'secret', 'limit', 'etag', 'language'].map((one) => say(`rule.${one}`));
  return plainDocument(
    page,
    { title: 'partner:title', lead: 'partner:lead' },
    [
      section(
        say('begin.title'),
        html`<p>${say('begin.key')} <a href="${link(paths.contact())}">${say('begin.contact')}</a></p>`,
        html`<p>${say('begin.call')}</p>${example(shown.call, page)}`,
        html`<p>${say('begin.browser')}</p>${example(shown.browser, page)}`,
      ),
      section(say('rule.title'), html`<ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`),
      section(say('page.title'), html`<p>${say('page.text')}</p>${example(shown.page, page)}`),
      section(
        say('copy.title'),
        html`<p>${say('copy.text')}</p>${example(shown.copy, page)}<p>${say('copy.gone')}</p>`,
      ),
      section(
        say('calls'),
        html`<p><a href="${partnerDescription}">${say('description')}</a></p>`,
        guide.calls.map((call) => callContent(call, page)),
      ),
      section(say('error.title'), html`<p>${say('error.text')}</p>`, errorTable(guide, page)),
      section(say('widget.title'), html`<p>${say('widget.text')}</p>`),
    ],
    [['GET /partner-guide', {}, { data: guide }]],
  );
};
