import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts, type Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { cutToWidth, type Measure } from './card-text.ts';
import type { FactSign } from './shared-content.ts';

export const color = {
  paper: '#ffffff',
  ink: '#18201c',
  soft: '#45514a',
  brand: '#0f6938',
  tint: '#e4f2ea',
  line: '#d5e0da',
  gold: '#f5b02a',
} as const;

// Registers each weight under a separate name, so that no installed font replaces it.
const folder = path.dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/kantumruy-pro/package.json'),
);
const weights = { plain: '400Regular', strong: '600SemiBold', heavy: '700Bold' } as const;
export type Weight = keyof typeof weights;
for (const [name, weight] of Object.entries(weights))
  GlobalFonts.registerFromPath(path.join(folder, weight, `KantumruyPro_${weight}.ttf`), `acheep-${name}`);

export const fontOf = (weight: Weight, size: number) => `${size}px acheep-${weight}`;

/** From Tabler Icons (MIT), as on the page: outlines in a square of 24. */
const signs: Record<FactSign, readonly string[]> = {
  place: [
    'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
    'M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
  ],
  time: [
    'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
    'M16 3l0 4M8 3l0 4M4 11l16 0M8 15h2v2h-2l0 -2',
  ],
  person: ['M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0', 'M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2'],
  field: [
    'M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -9',
    'M8 7v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2M12 12l0 .01M3 13a20 20 0 0 0 18 0',
  ],
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Drawing operations for one picture. Texts are placed by their baseline. */
export function brushOf(context: SKRSContext2D) {
  const measureIn =
    (weight: Weight, size: number): Measure =>
    (text) => {
      context.font = fontOf(weight, size);
      return context.measureText(text).width;
    };

  function fill({ x, y, width, height }: Box, style: string, radius = 0) {
    context.fillStyle = style;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  }

  return {
    measureIn,
    fill,

    text(text: string, x: number, y: number, weight: Weight, size: number, style: string) {
      context.font = fontOf(weight, size);
      context.fillStyle = style;
      context.fillText(text, x, y);
    },

    /** Draws a word in a box as wide as needed; returns the width. */
    pill(
      word: string,
      at: { x: number; y: number; height: number; most: number },
      weight: Weight,
      size: number,
      style: { ground: string; ink: string },
    ) {
      const measure = measureIn(weight, size);
      const side = at.height * 0.42;
      const shown = cutToWidth(word, at.most - 2 * side, measure);
      const width = measure(shown) + 2 * side;
      fill({ x: at.x, y: at.y, width, height: at.height }, style.ground, at.height / 2);
      this.text(shown, at.x + side, at.y + at.height / 2 + size * 0.34, weight, size, style.ink);
      return width;
    },

    sign(sign: FactSign, x: number, y: number, size: number, style: string) {
      context.save();
      context.translate(x, y);
      context.scale(size / 24, size / 24);
      context.strokeStyle = style;
      context.lineWidth = 2;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (const line of signs[sign]) context.stroke(new Path2D(line));
      context.restore();
    },

    /** Draws an image in the middle of the box, whole or cropped to cover it. */
    image(image: Image, box: Box, fit: 'inside' | 'cover', radius = 0) {
      const ratio = [box.width / image.width, box.height / image.height] as const;
      const scale = fit === 'cover' ? Math.max(...ratio) : Math.min(...ratio);
      const [width, height] = [image.width * scale, image.height * scale];
      context.save();
      context.beginPath();
      context.roundRect(box.x, box.y, box.width, box.height, radius);
      context.clip();
      context.imageSmoothingQuality = 'high';
      context.drawImage(
        image,
        box.x + (box.width - width) / 2,
        box.y + (box.height - height) / 2,
        width,
        height,
      );
      context.restore();
    },

    outline({ x, y, width, height }: Box, style: string, radius: number) {
      context.strokeStyle = style;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.stroke();
    },

    mark(x: number, y: number, size: number) {
      context.save();
      context.translate(x, y);
      context.scale(size / 40, size / 40);
      fill({ x: 0, y: 0, width: 40, height: 40 }, color.brand, 10);
      context.strokeStyle = color.paper;
      context.lineWidth = 4;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(new Path2D('M10.5 31.5 20 17l9.5 14.5M14.6 26.2q5.4 3 10.8 0'));
      context.fillStyle = color.gold;
      context.beginPath();
      context.arc(20, 10.2, 3.4, 0, 2 * Math.PI);
      context.fill();
      context.restore();
    },
  };
}
export type Brush = ReturnType<typeof brushOf>;
