import type { TablerIcon } from '@tabler/icons-react';
import classes from './empty-art.module.css';

/** For what is not there yet, what was not found, what has not come in. */
export type Art = 'kite' | 'lens' | 'boat';

/** A drawing of ours for an empty place, and what belongs there pinned to it. */
export const EmptyArt = ({ art, icon: Icon }: { art: Art; icon?: TablerIcon | undefined }) => (
  <div className={classes.art} data-art={art}>
    {Icon && <Icon size={22} stroke={1.75} color="var(--ac-icon)" aria-hidden />}
  </div>
);
