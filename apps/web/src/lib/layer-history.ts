import { historyStep, layers } from './layer-stack.ts';

/** State of an entry: the router's, and for the entry of a layer, how many layers it stands for. */
interface EntryState {
  /** Number of the router's step; the entries of layers have their page's. */
  idx?: number;
  layer?: number;
}

/** Milliseconds after which a step through history is taken for lost. */
const patience = 1000;

const stateNow = () => (window.history.state ?? {}) as EntryState;

/**
 * Gives each layer an entry of history, for browsers where Back is nothing but a step through it. The router sees
 * nothing of these entries: steps between them are kept from it, and a page that it goes to takes their place.
 * Returns a function to call when layers have opened or closed.
 */
function start(): () => void {
  const { history } = window;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  const go = history.go.bind(history);
  /** Entries of layers above the page's own. */
  let above = stateNow().layer ?? 0;
  /** State and address of the page, which may have changed under its layers. */
  let page = { state: stateNow(), url: window.location.href };
  const note = () => {
    page = { state: stateNow(), url: window.location.href };
  };

  /** Set while a step through history is under way: browsers do not take another, nor a new entry. */
  let moving: number | undefined;
  const waiting: (() => void)[] = [];
  const whenStill = (run: () => void) => {
    if (moving === undefined) run();
    else waiting.push(run);
  };
  const arrive = () => {
    clearTimeout(moving);
    moving = undefined;
    while (moving === undefined && waiting.length > 0) waiting.shift()?.();
  };
  const move = (delta: number) => {
    moving = window.setTimeout(arrive, patience);
    go(delta);
  };

  const fit = () => {
    if (above > layers.length) return move(layers.length - above);
    while (above < layers.length) {
      above += 1;
      pushState({ ...page.state, layer: above }, '', page.url);
    }
  };
  // Afterwards, since a layer may have opened in the place of the one that closed.
  const settle = () => setTimeout(() => whenStill(fit));

  history.pushState = (state, unused, url) =>
    whenStill(() => {
      if (above > 1) move(1 - above);
      whenStill(() => {
        (above > 0 ? replaceState : pushState)(state, unused, url);
        above = 0;
        note();
        // Some stay open over the next page.
        settle();
      });
    });
  history.replaceState = (state, unused, url) =>
    whenStill(() => {
      replaceState(above > 0 ? { ...state, layer: above } : state, unused, url);
      note();
    });
  history.go = (delta = 0) => whenStill(() => move(delta < 0 ? delta - above : delta));

  historyStep.onPop = (event) => {
    const isOwn = moving !== undefined;
    const was = above;
    const { idx, layer = 0 } = stateNow();
    above = layer;
    if (idx === page.state.idx && was + above > 0) {
      event.stopImmediatePropagation();
      replaceState({ ...page.state, layer: above }, '', page.url);
      if (!isOwn) for (const close of layers.slice(above).reverse()) close();
    } else note();
    setTimeout(arrive);
    settle();
  };
  return settle;
}

let settle: (() => void) | undefined;

/** Starts once. */
export function keepLayerEntries(): () => void {
  settle ??= start();
  return settle;
}

/** Leaves the entries of layers that were open when the page was left or reloaded. */
export const leaveLayerEntries = () => keepLayerEntries()();
