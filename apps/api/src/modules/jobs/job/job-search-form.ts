import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import { maximumSearch } from '@acheep/contract/kernel/list';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { type Html, html } from '../../../page/html.ts';
import type { AskedPage, KnownAnswer } from '../../../page/page-document.ts';
import { byName, presentEntry } from '../reference/reference.presenter.ts';
import { listProvinces } from '../reference/reference.repository.ts';

interface SearchForm {
  form: Html;
  /** The provinces, for the application's own form. */
  answers: readonly KnownAnswer[];
}

/** The search for jobs as a form that works without a script: words, place, and the filters of the list it stands on. */
export function jobSearchForm({ database }: Pick<Deps, 'database'>) {
  return async (page: AskedPage, { search, filters }: Partial<AskedJobs> = {}): Promise<SearchForm> => {
    const { say, locale, link } = page;
    const provinces = byName(await listProvinces(database.prisma), locale).map(presentEntry);
    const { provinceId: place = '', ...others } = filters ?? {};
    const options = [
      { value: '', name: say('home:hero.anywhere') },
      ...provinces.map(({ _id, name }) => ({ value: _id, name: name[locale] })),
    ];
    // Several places have been chosen in the application.
    if (!options.some(({ value }) => value === place)) {
      const chosen = provinces.filter(({ _id }) => place.split(',').includes(_id));
      options.push({ value: place, name: chosen.map(({ name }) => name[locale]).join(', ') });
    }
    // The list has no room for labels; elsewhere they are visible.
    const named = (field: 'what' | 'where') => filters && html`aria-label="${say(`home:hero.${field}`)}"`;
    const what = html`<input type="search" name="search" value="${search}" placeholder="${say('home:hero.whatHint')}" ${named('what')} maxlength="${maximumSearch}">`;
    const where = html`<select name="provinceId" ${named('where')}>${options.map(
      ({ value, name }) =>
        html`<option value="${value}"${value === place && html` selected`}>${name}</option>`,
    )}</select>`;
    const kept = Object.entries(others).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    );
    const button = html`<button>${say('home:hero.search')}</button>`;
    // In the order of the application's own form, which is lower on the list.
    const fields = filters
      ? html`${what}${button}${where}${kept}`
      : html`<label>${say('home:hero.what')} ${what}</label><label>${say('home:hero.where')} ${where}</label>${button}`;
    return {
      form: html`<search><form action="${link(paths.jobList())}"${filters && html` class="ac-row"`}>${fields}</form></search>`,
      answers: [['GET /address/province', {}, { data: provinces }]],
    };
  };
}
