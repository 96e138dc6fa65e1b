import { createDialog } from './dialog-store.ts';

interface PackageDialog {
  /** Receives the chosen package; without it a new job is started with it. */
  onChoose: ((packageId: string) => void) | undefined;
}

const dialog = createDialog<PackageDialog>();

/** Opens the package selection for recruiters. */
export const openPackageDialog = (onChoose?: (packageId: string) => void) => dialog.set({ onChoose });
export const closePackageDialog = () => dialog.set(null);

/** State of the package dialog; null while it is closed. */
export const usePackageDialog = dialog.use;
