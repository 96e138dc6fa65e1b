import { type Card, drawCard } from './draw-card.ts';

/** Draws a picture in a thread: some tenths of a second, in which the others go on. */
export default (card: Card): Promise<Uint8Array> => drawCard(card);
