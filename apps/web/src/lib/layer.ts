import { useEffect, useEffectEvent } from 'react';
import { watchCloseRequests } from './close-request.ts';
import { keepLayerEntries } from './layer-history.ts';
import { layers } from './layer-stack.ts';

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
