import { paths } from '@acheep/contract/kernel/paths';
import {
  IconBook2,
  IconBriefcase2,
  IconChartBar,
  IconInfoCircle,
  IconKey,
  IconMessageCircle,
  IconPackage,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { type LibraryKey, openLibraryDialog } from '../../../lib/library-dialog.ts';
import { openPackageDialog } from '../../../lib/package-dialog.ts';

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
export const libraryEntries: readonly LibraryEntry[] = [
  shown('about', paths.about(), IconInfoCircle),
  shown('vision', paths.vision(), IconTargetArrow),
  shown('service', paths.services(), IconBriefcase2),
  { key: 'package', to: paths.package(), icon: IconPackage, open: () => openPackageDialog() },
  shown('access', paths.accessRights(), IconKey),
  shown('guide', paths.userGuides(), IconBook2),
  shown('career', paths.careerReport(), IconChartBar),
  shown('contact', paths.contact(), IconMessageCircle),
];
