import { type Card, drawCard } from './draw-card.ts';

/** Draws a picture in a thread, so that its tenths of a second do not block the event loop. */
export default (card: Card): Promise<Uint8Array> => drawCard(card);
