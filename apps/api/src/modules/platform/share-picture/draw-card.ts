import { sharedPicture } from '@acheep/contract/kernel/shared-picture';
import { lettersOf } from '@acheep/search/analysis/line-break';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { type Brush, brushOf, color } from './card-brush.ts';
import { brokenLines, cutToWidth, drawable, fittedLines } from './card-text.ts';
import { chart } from './draw-chart.ts';
import type { SharedContent } from './shared-content.ts';

export interface Card {
  content: SharedContent;
  /** The site's name, and its logo if it has one. */
  site: string;
  files: { site?: Uint8Array; logo?: Uint8Array; photo?: Uint8Array };
}

type Images = Partial<Record<keyof Card['files'], Image>>;

const { width, height } = sharedPicture;
const margin = 64;
const band = { y: 500, height: 130 };
const photoWidth = 400;
const emblemSide = 280;

/** Title sizes by length: shorter titles are larger. At the last size the title is truncated. */
const titleSizes = [
  { size: 92, lines: 1 },
  { size: 74, lines: 2 },
  { size: 57, lines: 3 },
] as const;
/** Line height: Khmer has tall ascenders and deep descenders. */
const leading = 1.42;

/** Draws the kind of record, and the site. */
function head(brush: Brush, { content, site }: Card, images: Images, right: number) {
  const [y, side] = [48, 56];
  const sort = drawable(content.sort);
  const ink = { ground: color.tint, ink: color.brand };
  const used = brush.pill(
    sort,
    { x: margin, y, height: side, most: (right - margin) * 0.6 },
    'strong',
    30,
    ink,
  );
  const room = right - margin - used - 40;
  if (images.site) {
    const ratio = images.site.width / images.site.height;
    const logo = Math.min(side * ratio, room, 320);
    return brush.image(images.site, { x: right - logo, y, width: logo, height: side }, 'inside');
  }
  const name = cutToWidth(drawable(site), room - side - 14, brush.measureIn('heavy', 36));
  const wide = brush.measureIn('heavy', 36)(name);
  brush.mark(right - wide - 14 - 48, y + 4, 48);
  brush.text(name, right - wide, y + side / 2 + 12, 'heavy', 36, color.ink);
}

/** Draws the title, vertically centred between `top` and `bottom`; returns its end. */
function title(brush: Brush, text: string, room: { top: number; bottom: number; width: number }) {
  const last = titleSizes[titleSizes.length - 1] ?? titleSizes[0];
  const { size } =
    titleSizes.find((one) => brokenLines(text, room.width, one.lines, brush.measureIn('heavy', one.size))) ??
    last;
  const lines = fittedLines(text, room.width, last.lines, brush.measureIn('heavy', size));
  const step = size * leading;
  const above = Math.max(0, (room.bottom - room.top - lines.length * step) / 2);
  for (const [index, line] of lines.entries())
    brush.text(line, margin, room.top + above + index * step + size * 1.02, 'heavy', size, color.ink);
}

/** Draws the owner with its logo, or the first letter of its name as on the page. */
function owner(brush: Brush, name: string, logo: Image | undefined, right: number) {
  const box = { x: margin, y: 392, width: 80, height: 80 };
  if (logo) {
    brush.fill(box, color.paper, 14);
    brush.image(logo, { x: box.x + 5, y: box.y + 5, width: 70, height: 70 }, 'inside', 8);
    brush.outline(box, color.line, 14);
  } else {
    const [letter = ''] = lettersOf(name);
    brush.fill(box, color.tint, 14);
    const wide = brush.measureIn('heavy', 40)(letter.toLocaleUpperCase());
    brush.text(letter.toLocaleUpperCase(), box.x + (80 - wide) / 2, box.y + 54, 'heavy', 40, color.brand);
  }
  const shown = cutToWidth(name, right - margin - 104, brush.measureIn('strong', 40));
  brush.text(shown, margin + 104, box.y + 54, 'strong', 40, color.soft);
}

/** Draws the logo on a company's picture. */
function emblem(brush: Brush, logo: Image) {
  const box = { x: width - margin - emblemSide, y: 164, width: emblemSide, height: emblemSide };
  brush.image(
    logo,
    { x: box.x + 20, y: box.y + 20, width: emblemSide - 40, height: emblemSide - 40 },
    'inside',
  );
  brush.outline(box, color.line, 28);
}

/** Draws the beginning of the text. */
function start(brush: Brush, text: string, right: number) {
  const lines = fittedLines(text, right - margin, 2, brush.measureIn('plain', 32));
  for (const [index, line] of lines.entries())
    brush.text(line, margin, 422 + index * 48, 'plain', 32, color.soft);
}

/** Draws place, date and pay. */
function foot(brush: Brush, { facts, worth }: SharedContent) {
  brush.fill({ x: 0, y: band.y, width, height: band.height }, color.brand);
  let right = width - margin;
  const pay = worth && drawable(worth);
  if (pay) {
    const high = 82;
    const measure = brush.measureIn('heavy', 44);
    const wide = Math.min(measure(pay) + high * 0.84 + 2, 700);
    right -= wide;
    const at = { x: right, y: band.y + (band.height - high) / 2, height: high, most: wide };
    brush.pill(pay, at, 'heavy', 44, { ground: color.gold, ink: color.ink });
    right -= 32;
  }
  const shown = facts.slice(0, 2);
  const size = shown.length > 1 ? 37 : 44;
  const step = size * 1.6;
  const first = band.y + (band.height - shown.length * step) / 2;
  for (const [index, { sign, text }] of shown.entries()) {
    const y = first + index * step;
    const line = cutToWidth(drawable(text), right - margin - size * 1.4, brush.measureIn('strong', size));
    brush.sign(sign, margin, y + (step - size) / 2, size, color.gold);
    brush.text(line, margin + size * 1.4, y + step / 2 + size * 0.35, 'strong', size, color.paper);
  }
}

async function imagesOf(files: Card['files']): Promise<Images> {
  const images: Images = {};
  // A picture that cannot be read is left out, as on the page.
  for (const [name, content] of Object.entries(files))
    images[name as keyof Images] = await loadImage(content).catch(() => undefined);
  return images;
}

/** Maximum bytes of a picture: chats load larger ones late on a slow phone. */
const maxPictureBytes = 100_000;

export async function drawCard(card: Card): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  const brush = brushOf(canvas.getContext('2d'));
  const images = await imagesOf(card.files);
  const { content } = card;
  const right = images.photo ? width - photoWidth - 48 : width - margin;
  brush.fill({ x: 0, y: 0, width, height }, color.paper);
  if (images.photo) {
    const box = { x: width - photoWidth, y: 0, width: photoWidth, height: band.y };
    brush.image(images.photo, box, 'cover');
  }
  head(brush, card, images, right);
  const by = content.by && drawable(content.by);
  const text = content.text && drawable(content.text);
  const isOwner = !by && images.logo && !images.photo;
  const inner = isOwner ? right - emblemSide - 48 : right;
  const bottom = by ? 376 : text ? 372 : band.y - 24;
  if (content.bars) chart(brush, content, { x: margin, y: 120, width: right - margin, height: band.y - 140 });
  else {
    title(brush, drawable(content.title), { top: 120, bottom, width: inner - margin });
    if (isOwner && images.logo) emblem(brush, images.logo);
    if (by) owner(brush, by, images.logo, right);
    else if (text) start(brush, text, inner);
  }
  foot(brush, content);
  for (const quality of [90, 82, 72, 60]) {
    const made = await canvas.encode('jpeg', quality);
    if (made.length <= maxPictureBytes) return made;
  }
  return canvas.encode('jpeg', 45);
}
