import { type Locale, locales } from '../kernel/locale.ts';
import { type OptionOf, type Options, valuesOf } from '../kernel/option.ts';

/** Colour schemes of the widget, chosen to match the embedding page. */
export const widgetSchemes = {
  auto: { en: 'Same as the visitor’s device', km: 'តាមឧបករណ៍អ្នកទស្សនា' },
  light: { en: 'Light', km: 'ភ្លឺ' },
  dark: { en: 'Dark', km: 'ងងឹត' },
} satisfies Options;
type WidgetScheme = OptionOf<typeof widgetSchemes>;

/** Number of jobs in the widget: default and maximum. */
export const usualWidgetJobs = 10;
export const maxWidgetJobs = 50;

/** Path of the script that embeds the widget. */
export const widgetScript = '/widget/company.js';

export interface WidgetLook {
  locale: Locale;
  scheme: WidgetScheme;
  limit: number;
}

const isOneOf = <V extends string>(values: readonly V[], given: string | null): given is V =>
  values.some((value) => value === given);

/** Parses the requested appearance. Invalid values fall back to their defaults, since nobody reads an error here. */
export function widgetLook(query: URLSearchParams): WidgetLook {
  const [locale, scheme, limit] = [query.get('locale'), query.get('scheme'), query.get('limit')];
  return {
    locale: isOneOf(locales, locale) ? locale : 'en',
    scheme: isOneOf(valuesOf(widgetSchemes), scheme) ? scheme : 'auto',
    limit: /^\d{1,4}$/.test(limit ?? '')
      ? Math.min(Math.max(Number(limit), 1), maxWidgetJobs)
      : usualWidgetJobs,
  };
}

/** Path of the document with a company's open jobs, which any page may embed in a frame. */
export const widgetPath = (companyId: string, { locale, scheme, limit }: WidgetLook) =>
  `/embed/company/${encodeURIComponent(companyId)}?locale=${locale}&scheme=${scheme}&limit=${limit}`;

/** Snippet that embeds the widget in a page. */
export const widgetCode = (site: string, companyId: string, { locale, scheme, limit }: WidgetLook) =>
  `<script src="${site}${widgetScript}" data-company="${companyId}" data-locale="${locale}" data-scheme="${scheme}" data-limit="${limit}" async></script>`;
