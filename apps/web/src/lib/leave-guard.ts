import type { ComponentType } from 'react';
import { createDialog } from './dialog-store.ts';

/** The component that asks before unsaved changes are lost. Pages with forms bring it along; others need none. */
export const leaveGuard = createDialog<ComponentType>();
