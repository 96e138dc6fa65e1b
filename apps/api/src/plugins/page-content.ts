import type { Locale } from '@acheep/contract/kernel/locale';
import { localeNames } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { type Html, html } from '../html.ts';
import type { AskedPage, PageDocument } from '../page-document.ts';

interface Around {
  page: Pick<AskedPage, 'say' | 'link' | 'locale'>;
  site: string;
  /** URL of the page in the other language. */
  other: string;
}

/** The content and links of a page, to be read before the application has loaded, or without it. */
export function documentContent({ content, trail = [] }: PageDocument, { page, site, other }: Around): Html {
  const { say, link } = page;
  const language: Locale = page.locale === 'km' ? 'en' : 'km';
  const to = (path: string, name: string) => html`<li><a href="${link(path)}">${name}</a></li>`;
  return html`<div class="ac-document">
<header><a href="${link(paths.home())}"><strong>${site}</strong></a>
<nav aria-label="${say('header.label')}"><ul>
${to(paths.jobList(), say('header.jobs'))}
${to(paths.companyList(), say('header.companies'))}
${to(paths.trainingList(), say('header.trainings'))}
${to(paths.eventList(), say('header.events'))}
<li><a href="${other}" lang="${language}">${localeNames[language][language]}</a></li>
</ul></nav></header>
<main>
${trail.length > 0 && html`<nav aria-label="${say('job:breadcrumb')}"><ol>${trail.map(({ path, name }) => to(path, name))}</ol></nav>`}
${content}
</main>
</div>`;
}
