import { createDialog } from './dialog-store.ts';

/** Pages of the Library menu, which open in a dialog over the current page. */
export type LibraryKey = 'about' | 'vision' | 'service' | 'access' | 'guide' | 'career' | 'contact';

const dialog = createDialog<LibraryKey>();

export const openLibraryDialog = (key: LibraryKey) => dialog.set(key);
export const closeLibraryDialog = () => dialog.set(null);
export const useLibraryDialog = dialog.use;
