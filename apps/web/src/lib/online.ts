import { onlineManager } from '@tanstack/react-query';

/** True when the service worker served this document because the network was unavailable. */
export const isShell = () => document.documentElement.dataset.shell !== undefined;

/** The single source for the network state; queries use it too. */
export const isOnline = () => onlineManager.isOnline();

/** Sets the initial state; later changes arrive as events. */
export const trackOnline = () => onlineManager.setOnline(navigator.onLine && !isShell());
