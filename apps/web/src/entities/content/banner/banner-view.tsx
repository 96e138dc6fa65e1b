import type { BannerType } from '@acheep/contract/content/banner-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Link } from 'react-router-dom';
import classes from './banner-view.module.css';

export interface ShownBanner {
  type: BannerType;
  image: { small: string; image: string } | null;
  imageKm: { small: string; image: string } | null;
  alt: string | null;
  altKm: string | null;
  text: string | null;
  textKm: string | null;
  link: string | null;
}

interface BannerViewProps {
  banner: ShownBanner;
  locale: Locale;
  onFollow?: () => void;
}

/** A banner as displayed at its placement: a picture, a text, or both, with an optional link. */
export function BannerView({ banner, locale, onFollow }: BannerViewProps) {
  const { type, link } = banner;
  const inKhmer = locale === 'km';
  const picture = (inKhmer && banner.imageKm) || banner.image;
  const text = inKhmer ? banner.textKm : banner.text;
  const content = (
    <>
      {picture && (
        <img
          className={classes.picture}
          src={picture.image}
          srcSet={`${picture.small} 480w, ${picture.image} 1600w`}
          sizes={
            type === 'side' ? '160px' : type === 'splash-screen' ? '640px' : '(min-width: 75em) 1140px, 100vw'
          }
          alt={(inKhmer ? banner.altKm : banner.alt) ?? ''}
        />
      )}
      {text && (
        <span className={classes.text} data-alone={!picture || undefined}>
          {text}
        </span>
      )}
    </>
  );
  const look = { className: classes.banner, 'data-type': type, lang: locale } as const;
  if (!link) return <div {...look}>{content}</div>;
  if (link.startsWith('/'))
    return (
      <Link to={link} {...look} onClick={onFollow}>
        {content}
      </Link>
    );
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" {...look} onClick={onFollow}>
      {content}
    </a>
  );
}
