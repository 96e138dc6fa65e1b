import { createDialog } from './dialog-store.ts';

const dialog = createDialog<true>();

/** Opens all categories with their open jobs. */
export const openCategoryDialog = () => dialog.set(true);
export const closeCategoryDialog = () => dialog.set(null);
export const useCategoryDialog = (): boolean => dialog.use() === true;
