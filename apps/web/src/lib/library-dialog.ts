import { createDialog } from './dialog-store.ts';

/** What the Library menu shows over the page where one is. */
export type LibraryKey = 'about' | 'vision' | 'service' | 'access' | 'guide' | 'career' | 'contact';

const dialog = createDialog<LibraryKey>();

export const openLibraryDialog = (key: LibraryKey) => dialog.set(key);
export const closeLibraryDialog = () => dialog.set(null);
export const useLibraryDialog = dialog.use;
