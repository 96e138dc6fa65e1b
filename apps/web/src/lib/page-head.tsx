import type { PageHead as Head } from '@acheep/contract/kernel/page-head';
import { useLocation } from 'react-router-dom';
import { currentLocale, localePath } from './locale.ts';
import { useSiteName } from './site.ts';
import { useTranslation } from './use-translation.ts';

interface PageHeadProps extends Head {
  /** For account pages and errors, which search engines must not index. */
  noIndex?: boolean;
}

/** Title, description, and canonical and alternate URLs; React hoists them into the head. */
export function PageHead({ title, description, noIndex, canonical = '' }: PageHeadProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const product = useSiteName();
  const url = (locale: 'en' | 'km') => window.location.origin + localePath(locale, pathname + canonical);
  return (
    <>
      <title>{`${title ?? product} · ${title ? product : t('tagline')}`}</title>
      <meta name="description" content={description ?? t('description')} />
      {noIndex || canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url(currentLocale())} />
          <link rel="alternate" hrefLang="en" href={url('en')} />
          <link rel="alternate" hrefLang="km" href={url('km')} />
          <link rel="alternate" hrefLang="x-default" href={url('en')} />
        </>
      )}
    </>
  );
}
