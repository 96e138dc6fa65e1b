import { toneOf } from '../../../ui/avatar.tsx';
import { tellingPart } from './company-avatar.tsx';
import classes from './company-cover.module.css';

interface CompanyCoverProps {
  company: { name: string };
  src: string | null | undefined;
  className?: string | undefined;
  /** Above the fold: loads at once. */
  first?: boolean;
}

/** The picture across the head of a company, or a landscape in one of the brand's tones. Decorative. */
export const CompanyCover = ({ company, src, className = '', first }: CompanyCoverProps) => (
  <div className={`${classes.cover} ${className}`} data-tone={toneOf(tellingPart(company.name))}>
    {src && <img src={src} alt="" loading={first ? undefined : 'lazy'} decoding="async" />}
  </div>
);
