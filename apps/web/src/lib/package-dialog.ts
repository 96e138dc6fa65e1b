import { createDialog } from './dialog-store.ts';

interface PackageDialog {
  /** What becomes of the chosen package; without it a new job is written with it. */
  onChoose: ((packageId: string) => void) | undefined;
}

const dialog = createDialog<PackageDialog>();

/** Opens the packages that a recruiter may choose. */
export const openPackageDialog = (onChoose?: (packageId: string) => void) => dialog.set({ onChoose });
export const closePackageDialog = () => dialog.set(null);

/** What the package dialog is open for, null while it is closed. */
export const usePackageDialog = dialog.use;
