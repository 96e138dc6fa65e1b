import { type Card, drawCard } from './draw-card.ts';

/**
 * Draws a picture in a thread, so that its tenths of a second do not block the event loop. The garbage collector does
 * not know how much memory a canvas takes: unasked, it would leave ten of them.
 */
export default (card: Card): Promise<Uint8Array> => drawCard(card).finally(() => globalThis.gc?.());
