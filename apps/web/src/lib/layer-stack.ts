/** Close functions of what lies on top of the page, the uppermost last: dialogs, sheets, drawers, menus, pop-overs. */
export const layers: (() => void)[] = [];

/** Sees each step through history before the router does: the rest of `layer-history.ts` comes with the first layer. */
export const historyStep: { onPop?: (event: PopStateEvent) => void } = {};
