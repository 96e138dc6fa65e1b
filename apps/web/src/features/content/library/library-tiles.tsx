import { paths } from '@acheep/contract/paths';
import {
  IconBook2,
  IconBriefcase2,
  IconCalendarStar,
  IconChartBar,
  IconInfoCircle,
  IconKey,
  IconMessageCircle,
  IconPackage,
  IconSchool,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { opensElsewhere } from '../../../entities/billing/order/use-post-job.ts';
import { type LibraryKey, openLibraryDialog } from '../../../lib/library-dialog.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './library-tiles.module.css';

interface LibraryEntry {
  /** Key of its translations below `entry`. */
  key: LibraryKey | 'package';
  /** Path of its page, for links. */
  to: string;
  icon: TablerIcon;
  /** Opens the same content in a dialog. */
  open(): void;
}

const shown = (key: LibraryKey, to: string, icon: TablerIcon): LibraryEntry => ({
  key,
  to,
  icon,
  open: () => openLibraryDialog(key),
});

/** The tiles of the Library menu, in display order. */
const libraryEntries: readonly LibraryEntry[] = [
  shown('about', paths.about(), IconInfoCircle),
  shown('vision', paths.vision(), IconTargetArrow),
  shown('service', paths.services(), IconBriefcase2),
  { key: 'package', to: paths.package(), icon: IconPackage, open: () => openPackageDialog() },
  shown('access', paths.accessRights(), IconKey),
  shown('guide', paths.userGuides(), IconBook2),
  shown('career', paths.careerReport(), IconChartBar),
  shown('contact', paths.contact(), IconMessageCircle),
];

interface LibraryTilesProps {
  /** Includes the lists for which the header has no room: on small desktops, and next to the sign-in buttons. */
  withLists?: boolean;
  onChoose?: () => void;
}

/** Pages about the site; each opens in a dialog, or as a page in another tab. */
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
