import { onlineManager } from '@tanstack/react-query';

/** Whether the service worker gave this document, since the network gave none. */
export const isShell = () => document.documentElement.dataset.shell !== undefined;

/** The one place that knows whether there is a network; the queries go by it too. */
export const isOnline = () => onlineManager.isOnline();

/** Begins with what the browser says; afterwards it tells of changes. */
export const trackOnline = () => onlineManager.setOnline(navigator.onLine && !isShell());
