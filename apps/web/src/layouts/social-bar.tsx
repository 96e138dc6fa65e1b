import type { useSocialLinks } from '../lib/site.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { SocialIcon, socialLabel } from '../ui/social-icon.tsx';
import classes from './social-bar.module.css';

/** The operator's social links at the left edge of wide screens. */
export function SocialBar({ links }: { links: ReturnType<typeof useSocialLinks> }) {
  const { t } = useTranslation('footer');
  return (
    <nav className={classes.social} aria-label={t('follow')}>
      {links.map(({ name, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.socialLink}
          aria-label={t('social', { name: socialLabel(name) })}
        >
          <SocialIcon name={name} />
        </a>
      ))}
    </nav>
  );
}
