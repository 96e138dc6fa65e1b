import { paths } from '@acheep/contract/paths';
import {
  IconBook2,
  IconBriefcase2,
  IconBulb,
  IconCalendarStar,
  IconChartBar,
  IconClipboardText,
  IconGavel,
  IconInfoCircle,
  IconKey,
  IconMessageCircle,
  IconPackage,
  IconSchool,
  IconShieldCheck,
  IconTargetArrow,
  IconUmbrella,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { opensElsewhere } from '../../../entities/billing/order/use-post-job.ts';
import { type LibraryKey, openLibraryDialog } from '../../../lib/library-dialog.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Words } from '../../../locales/words.ts';
import classes from './library-tiles.module.css';

interface LibraryEntry {
  /** Key of its translations below `entry`. */
  key: keyof Words['library']['entry'];
  /** Path of its page, for links. */
  to: string;
  icon: TablerIcon;
  /** Opens the same content in a dialog. */
  open?(): void;
}

const shown = (key: LibraryKey, to: string, icon: TablerIcon): LibraryEntry => ({
  key,
  to,
  icon,
  open: () => openLibraryDialog(key),
});

const gatherings: readonly LibraryEntry[] = [
  { key: 'training', to: paths.trainingList(), icon: IconSchool },
  { key: 'event', to: paths.eventList(), icon: IconCalendarStar },
];

const library: readonly LibraryEntry[] = [
  { key: 'tip', to: paths.tipList(), icon: IconBulb },
  { key: 'policy', to: paths.policyList(), icon: IconClipboardText },
  { key: 'prakas', to: paths.prakasList(), icon: IconGavel },
  { key: 'nssf', to: paths.nssf(), icon: IconUmbrella },
  shown('career', paths.careerReport(), IconChartBar),
  { key: 'safety', to: paths.safety(), icon: IconShieldCheck },
];

const site: readonly LibraryEntry[] = [
  shown('about', paths.about(), IconInfoCircle),
  shown('vision', paths.vision(), IconTargetArrow),
  shown('service', paths.services(), IconBriefcase2),
  { key: 'package', to: paths.package(), icon: IconPackage, open: () => openPackageDialog() },
  shown('access', paths.accessRights(), IconKey),
  shown('guide', paths.userGuides(), IconBook2),
  shown('contact', paths.contact(), IconMessageCircle),
];

interface LibraryTilesProps {
  /** Includes the lists for which the header has no room: on small desktops, and next to the sign-in buttons. */
  withLists?: boolean;
  onChoose?: () => void;
}

/** What there is to read, then the pages about the site, which open in a dialog, or as a page in another tab. */
export function LibraryTiles({ withLists, onChoose }: LibraryTilesProps) {
  const { t } = useTranslation('library');
  const session = useSession();
  return (
    <>
      <Tiles title={t('part.library')} entries={library} onChoose={onChoose} />
      {withLists && (
        <div className={classes.lists} data-in-header={session !== null || undefined}>
          <Tiles title={t('part.gatherings')} entries={gatherings} onChoose={onChoose} />
        </div>
      )}
      <Tiles title={t('part.site')} entries={site} onChoose={onChoose} />
    </>
  );
}

function Tiles({
  title,
  entries,
  onChoose,
}: {
  title: string;
  entries: readonly LibraryEntry[];
  onChoose: (() => void) | undefined;
}) {
  const { t } = useTranslation('library');
  const choose = (open: LibraryEntry['open']) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    onChoose?.();
    if (!open) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <h2 className={classes.part}>{title}</h2>
      <ul className={classes.tiles}>
        {entries.map(({ key, to, icon: Icon, open }) => (
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
