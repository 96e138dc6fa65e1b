import { paths } from '@acheep/contract/kernel/paths';
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
  /** The key of its words below `entry`. */
  key: LibraryKey | 'package';
  /** Its page, by which it can be linked. */
  to: string;
  icon: TablerIcon;
  /** Shows the same over the page where one is. */
  open(): void;
}

const shown = (key: LibraryKey, to: string, icon: TablerIcon): LibraryEntry => ({
  key,
  to,
  icon,
  open: () => openLibraryDialog(key),
});

/** The tiles of the Library menu, in their order. A new one is a line here. */
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
