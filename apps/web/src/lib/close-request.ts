import { layers } from './layer-stack.ts';

/** Receives the platform's request to close something, such as Android's Back, once. */
interface CloseWatcher {
  onclose: (() => void) | null;
  /** Ends it without an event. */
  destroy(): void;
}

declare const CloseWatcher: new () => CloseWatcher;

/**
 * Closes the uppermost layer when the platform asks for it. One watcher stands for all layers: a second one that opens
 * without a touch of the page would be grouped with the first, and both would close at once. Returns a function to
 * call when layers have opened or closed.
 */
export function watchCloseRequests(): () => void {
  let watcher: CloseWatcher | undefined;
  const settle = () => {
    if (layers.length === 0) {
      watcher?.destroy();
      watcher = undefined;
    } else if (!watcher) {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watcher = undefined;
        layers.at(-1)?.();
        // Others lie below, or it stays.
        setTimeout(settle);
      };
    }
  };
  return settle;
}
