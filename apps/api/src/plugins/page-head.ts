import { type Locale, pathIn } from '@acheep/contract/kernel/locale';
import { sharedPicture } from '@acheep/contract/kernel/shared-picture';
import { productName } from '@acheep/contract/platform/site-setting';
import { pictureType } from '../modules/platform/share-picture/share-picture.ts';
import type { SiteFacts } from '../modules/platform/site/site.repository.ts';
import { publicUrl } from '../modules/platform/upload/files-host.ts';
import { dataScript, type Html, html } from '../page/html.ts';
import type { AskedPage, PageDocument } from '../page/page-document.ts';

/** The preview of a page without a picture: the logo of the site; or, under the product's name, its card. */
export const cardOf = ({ name, logo }: SiteFacts) =>
  logo ? publicUrl(logo) : name === productName.en ? '/social-card.png' : null;

interface Around {
  page: Pick<AskedPage, 'say' | 'url' | 'file' | 'locale'>;
  /** The address without the language and the query. */
  path: string;
  /** The site's name, and its picture for pages without one. */
  site: string;
  card: string | null;
  /** The generated picture of the page. */
  drawn: string | null;
  social: SiteFacts['social'];
  /** The feeds of the list on the page. */
  feeds: readonly { type: string; href: string; title: string }[];
}

function breadcrumb({ trail, name }: PageDocument, { page, path }: Around) {
  if (!trail || !name) return [];
  const steps = [...trail, { name, path }];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: page.url(step.path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The site itself, on its front page: its name, and its search. */
function siteSchemas({ canonical }: PageDocument, { page, path, site, card, social }: Around) {
  if (path !== '/' || canonical === null) return [];
  const home = page.url('/');
  return [
    {
      '@type': 'WebSite',
      name: site,
      url: home,
      inLanguage: page.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${page.url('/job')}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': `${page.file('/')}#site`,
      name: site,
      url: home,
      logo: page.file(card ?? '/apple-touch-icon.png'),
      sameAs: Object.values(social).filter(Boolean),
    },
  ];
}

/**
 * The head of a document for readers without scripts. The application replaces its own elements, but keeps the
 * structured data of a record as long as its page is open.
 */
export function documentHead(pageDocument: PageDocument, around: Around): Html {
  const { page, path, site, card, drawn, feeds } = around;
  const title = `${pageDocument.title ?? site} · ${pageDocument.title ? site : page.say('tagline')}`;
  const description = pageDocument.description ?? page.say('description');
  const query = pageDocument.canonical ?? '';
  const at = (locale: Locale) => page.file(pathIn(locale, path)) + query;
  const picture = drawn ?? pageDocument.image ?? card;
  const isWide = picture === drawn || picture === card;
  const shared = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': pageDocument.title ?? site,
    'og:description': description,
    'og:url': at(page.locale),
    'og:locale': page.locale === 'km' ? 'km_KH' : 'en_US',
    'og:locale:alternate': page.locale === 'km' ? 'en_US' : 'km_KH',
    ...(picture && { 'og:image': page.file(picture), 'og:image:alt': pageDocument.title ?? site }),
    ...(drawn && {
      'og:image:type': pictureType,
      'og:image:width': String(sharedPicture.width),
      'og:image:height': String(sharedPicture.height),
    }),
  };
  const schemas = [
    ...siteSchemas(pageDocument, around),
    ...(pageDocument.schemas ?? []),
    ...breadcrumb(pageDocument, around),
  ];
  return html`<title data-boot>${title}</title>
<meta data-boot name="description" content="${description}">
${
  pageDocument.canonical === null
    ? html`<meta data-boot name="robots" content="noindex">`
    : html`<link data-boot rel="canonical" href="${at(page.locale)}">
<link data-boot rel="alternate" hreflang="en" href="${at('en')}">
<link data-boot rel="alternate" hreflang="km" href="${at('km')}">
<link data-boot rel="alternate" hreflang="x-default" href="${at('en')}">`
}
${feeds.map(
  ({
    type,
    href,
    title: name,
  }) => html`<link data-boot rel="alternate" type="${type}" title="${name}" href="${href}">
`,
)}${Object.entries(shared).map(
  ([property, content]) => html`<meta data-boot property="${property}" content="${content}">
`,
)}<meta data-boot name="twitter:card" content="${isWide ? 'summary_large_image' : 'summary'}">
<meta data-boot name="twitter:title" content="${pageDocument.title ?? site}">
<meta data-boot name="twitter:description" content="${description}">
${
  picture &&
  html`<meta data-boot name="twitter:image" content="${page.file(picture)}">
<meta data-boot name="twitter:image:alt" content="${pageDocument.title ?? site}">`
}
${schemas.map((schema) => dataScript('application/ld+json', { '@context': 'https://schema.org', ...schema }))}
${pageDocument.answers && dataScript('application/json', pageDocument.answers, 'answers')}`;
}
