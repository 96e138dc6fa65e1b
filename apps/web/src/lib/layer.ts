import { useEffect, useEffectEvent } from 'react';
import { keepLayerEntries } from './layer-history.ts';
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
function watchCloseRequests(): () => void {
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

/**
 * Escape closes the uppermost layer, where several dialogs would all listen to it. Fields with a list of their own
 * take it themselves while the list is open, and carry Mantine's mark.
 */
function onKey(event: KeyboardEvent) {
  const close = layers.at(-1);
  if (event.key !== 'Escape' || event.isComposing || !close) return;
  // The key would be a close request too.
  event.preventDefault();
  const { target } = event;
  const isTaken = target instanceof HTMLElement && target.dataset.mantineStopPropagation === 'true';
  if (!isTaken) close();
}

let settle: (() => void) | undefined;

/** Makes the browser's Back button fit the layers that are open now. */
function fitBack() {
  if (!settle) {
    window.addEventListener('keydown', onKey, { capture: true });
    settle = 'CloseWatcher' in window ? watchCloseRequests() : keepLayerEntries();
  }
  settle();
}

/** Something on top of the page: Back and Escape close it, and nothing else, as long as it is the uppermost. */
export function useLayer(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const layer = () => close();
    layers.push(layer);
    fitBack();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      fitBack();
    };
  }, [opened]);
}
