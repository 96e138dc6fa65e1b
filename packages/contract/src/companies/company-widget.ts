import { type Locale, locales } from '../kernel/locale.ts';
import { type OptionOf, type Options, valuesOf } from '../kernel/option.ts';

/** The colours of the widget, for the page that it stands in. */
export const widgetSchemes = {
  auto: { en: 'As the visitor’s device', km: 'តាមឧបករណ៍អ្នកទស្សនា' },
  light: { en: 'Light', km: 'ភ្លឺ' },
  dark: { en: 'Dark', km: 'ងងឹត' },
} satisfies Options;
type WidgetScheme = OptionOf<typeof widgetSchemes>;

/** Jobs that the widget shows: usually, and at most. */
export const usualWidgetJobs = 10;
export const mostWidgetJobs = 50;

/** Where the script is that puts the widget into a page. */
export const widgetScript = '/widget/company.js';

/** How the widget is to look. */
export interface WidgetLook {
  locale: Locale;
  scheme: WidgetScheme;
  limit: number;
}

const isOneOf = <V extends string>(values: readonly V[], given: string | null): given is V =>
  values.some((value) => value === given);

/** What a page asks for, as far as it can be had: whatever is odd is as it usually is, since nobody reads an error here. */
export function widgetLook(query: URLSearchParams): WidgetLook {
  const [locale, scheme, limit] = [query.get('locale'), query.get('scheme'), query.get('limit')];
  return {
    locale: isOneOf(locales, locale) ? locale : 'en',
    scheme: isOneOf(valuesOf(widgetSchemes), scheme) ? scheme : 'auto',
    limit: /^\d{1,4}$/.test(limit ?? '')
      ? Math.min(Math.max(Number(limit), 1), mostWidgetJobs)
      : usualWidgetJobs,
  };
}

/** The document with a company's open jobs, which any page may have in a frame. */
export const widgetPath = (companyId: string, { locale, scheme, limit }: WidgetLook) =>
  `/embed/company/${encodeURIComponent(companyId)}?locale=${locale}&scheme=${scheme}&limit=${limit}`;

/** What is copied into a page to have the widget there. */
export const widgetCode = (site: string, companyId: string, { locale, scheme, limit }: WidgetLook) =>
  `<script src="${site}${widgetScript}" data-company="${companyId}" data-locale="${locale}" data-scheme="${scheme}" data-limit="${limit}" async></script>`;
