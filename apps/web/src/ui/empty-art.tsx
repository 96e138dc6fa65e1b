import type { TablerIcon } from '@tabler/icons-react';
import classes from './empty-art.module.css';

/** `kite`: nothing there yet; `lens`: nothing found; `boat`: nothing received. */
export type Art = 'kite' | 'lens' | 'boat';

/** An illustration for an empty state, with the icon of the missing items. */
export const EmptyArt = ({ art, icon: Icon }: { art: Art; icon?: TablerIcon | undefined }) => (
  <div className={classes.art} data-art={art}>
    {Icon && <Icon size={22} stroke={1.75} color="var(--ac-icon)" aria-hidden />}
  </div>
);
