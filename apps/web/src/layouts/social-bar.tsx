import { useSocialLinks } from '../lib/site.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { SocialIcon, socialLabel } from '../ui/social-icon.tsx';
import classes from './default-layout.module.css';

/** The operator's social links at the left edge of wide screens; nothing where none is set. */
export function SocialBar() {
  const { t } = useTranslation();
  const links = useSocialLinks();
  if (links.length === 0) return null;
  return (
    <nav className={classes.social} aria-label={t('footer.follow')}>
      {links.map(({ name, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.socialLink}
          aria-label={t('footer.social', { name: socialLabel(name) })}
        >
          <SocialIcon name={name} />
        </a>
      ))}
    </nav>
  );
}
