import { type Box, type Brush, color } from './card-brush.ts';
import { brokenLines, cutToWidth, drawable, fittedLines } from './card-text.ts';
import type { SharedContent } from './shared-content.ts';

const titleSize = 34;
/** Sizes of the sentence, of which the first that fits is taken. */
const textSizes = [36, 31, 27] as const;
/** Line height: Khmer has tall ascenders and deep descenders. */
const leading = 1.45;
/** Height of a bar's row where few have much room. */
const highestRow = 52;

/** Draws a chart of bars below its title and what it shows in a sentence. */
export function chart(brush: Brush, { title, text, bars = [] }: SharedContent, room: Box) {
  const name = cutToWidth(drawable(title), room.width, brush.measureIn('strong', titleSize));
  brush.text(name, room.x, room.y + titleSize * 1.1, 'strong', titleSize, color.brand);
  let top = room.y + titleSize * leading + 6;
  if (text) {
    const sentence = drawable(text);
    const textSize =
      textSizes.find((size) => brokenLines(sentence, room.width, 2, brush.measureIn('heavy', size))) ??
      textSizes[2];
    const lines = fittedLines(sentence, room.width, 2, brush.measureIn('heavy', textSize));
    for (const [index, line] of lines.entries())
      brush.text(line, room.x, top + (index + 0.75) * textSize * leading, 'heavy', textSize, color.ink);
    top += lines.length * textSize * leading;
  }
  const step = Math.min(highestRow, (room.y + room.height - top - 14) / bars.length);
  const size = Math.min(26, step * 0.62);
  const widest = (of: (bar: (typeof bars)[number]) => string, weight: 'plain' | 'strong') =>
    Math.max(0, ...bars.map((bar) => brush.measureIn(weight, size)(drawable(of(bar)))));
  const label = Math.min(
    widest((bar) => bar.label, 'plain'),
    room.width * 0.36,
  );
  const amount = widest((bar) => bar.text, 'strong');
  const track = { x: room.x + label + 20, width: room.width - label - amount - 40 };
  const most = Math.max(1, ...bars.map(({ to }) => to));
  const at = (value: number) => track.x + (track.width * value) / most;
  for (const [index, bar] of bars.entries()) {
    const middle = top + 14 + (index + 0.5) * step;
    const base = middle + size * 0.34;
    const shown = cutToWidth(drawable(bar.label), label, brush.measureIn('plain', size));
    brush.text(shown, room.x, base, 'plain', size, color.soft);
    const high = Math.min(18, step * 0.45);
    const line = { y: middle - high / 2, height: high };
    brush.fill({ ...line, x: track.x, width: track.width }, color.tint, high / 2);
    const from = at(bar.from ?? 0);
    brush.fill({ ...line, x: from, width: Math.max(high, at(bar.to) - from) }, color.brand, high / 2);
    if (bar.mark !== undefined)
      brush.fill({ x: at(bar.mark) - 3, y: line.y - 4, width: 6, height: high + 8 }, color.gold, 3);
    const wide = brush.measureIn('strong', size)(drawable(bar.text));
    brush.text(drawable(bar.text), room.x + room.width - wide, base, 'strong', size, color.ink);
  }
}
