import { paths } from '@acheep/contract/paths';
import { IconBookmark, IconBriefcase, IconHome, IconSend } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../lib/use-translation.ts';
import { foot } from '../ui/foot.ts';
import classes from './seeker-bar.module.css';

const places = [
  ['home', paths.home(), IconHome],
  ['jobs', paths.jobList(), IconBriefcase],
  ['saved', paths.manageBookmarked(), IconBookmark],
  ['applications', paths.manageUserApplied(), IconSend],
] as const;

/** A job's page and its application have buttons of their own in this place. */
const isTaken = (pathname: string) => pathname.startsWith(`${paths.jobList()}/`);

/** A job seeker's daily pages at the lower edge of a phone. */
export function SeekerBar() {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  if (isTaken(pathname)) return null;
  return (
    <nav ref={foot} className={classes.bar} aria-label={t('bar.label')}>
      {places.map(([name, to, Icon]) => (
        <NavLink key={name} to={to} end={to === paths.home()} className={classes.place}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {t(`bar.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
