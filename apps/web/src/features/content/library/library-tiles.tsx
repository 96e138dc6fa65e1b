import { paths } from '@acheep/contract/kernel/paths';
import { IconCalendarStar, IconSchool } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { opensElsewhere } from '../../../entities/billing/order/use-post-job.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { libraryEntries } from './library-entry.ts';
import classes from './library-tiles.module.css';

interface LibraryTilesProps {
  /** With the lists for which the header has no room: on small desks, and beside the ways to sign in. */
  withLists?: boolean;
  onChoose?: () => void;
}

/** What the site tells of itself: each opens over the page where one is, and is a page of its own to whoever wants that. */
export function LibraryTiles({ withLists, onChoose }: LibraryTilesProps) {
  const { t } = useTranslation('library');
  const common = useTranslation().t;
  const session = useSession();
  const choose = (open: () => void) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose?.();
    open();
  };
  return (
    <>
      {withLists && (
        <ul className={classes.lists} data-in-header={session !== null || undefined}>
          <li>
            <Link to={paths.trainingList()} className={classes.tile} onClick={onChoose}>
              <IconSchool size={20} aria-hidden />
              {common('header.trainings')}
            </Link>
          </li>
          <li>
            <Link to={paths.eventList()} className={classes.tile} onClick={onChoose}>
              <IconCalendarStar size={20} aria-hidden />
              {common('header.events')}
            </Link>
          </li>
        </ul>
      )}
      <ul className={classes.tiles}>
        {libraryEntries.map(({ key, to, icon: Icon, open }) => (
          <li key={key}>
            <Link to={to} className={classes.tile} onClick={choose(open)}>
              <Icon size={20} aria-hidden />
              {t(`entry.${key}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
