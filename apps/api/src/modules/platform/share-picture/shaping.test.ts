import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import * as harfbuzz from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { brushOf, fontOf } from './card-brush.ts';

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/kantumruy-pro/700Bold/KantumruyPro_700Bold.ttf',
);
const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(readFileSync(file)).buffer));
const reference = new harfbuzz.Font(face);
const size = 60;
const scale = size / face.upem;

/** Shapes a text of one script with HarfBuzz, the shaper of browsers, in the repository's font. */
function shapeRun(text: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(reference, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ codepoint, ...positions[index] }));
}
const shape = (text: string) =>
  text
    .split(/([\u1780-\u17FF][^A-Za-z]*)/)
    .filter(Boolean)
    .flatMap(shapeRun);
/** The glyphs of a text without shaping. */
const inARow = (text: string) => [...text].flatMap(shapeRun);
type Glyphs = ReturnType<typeof shape>;

const sheet = () => {
  const canvas = createCanvas(1400, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1400, 160);
  context.fillStyle = '#000';
  const dark = () => {
    const { data } = context.getImageData(0, 0, 1400, 160);
    return Uint8Array.from({ length: data.length / 4 }, (_, index) => 255 - (data[index * 4] ?? 255));
  };
  return { context, dark };
};

/** Draws glyph outlines at the positions of the shaper. */
function outlines(glyphs: Glyphs) {
  const { context, dark } = sheet();
  let x = 20 / scale;
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
    context.save();
    context.translate(0, 100);
    context.scale(scale, -scale);
    context.translate(x + xOffset, yOffset);
    context.fill(new Path2D(reference.glyphToPath(codepoint)));
    context.restore();
    x += xAdvance;
  }
  return dark();
}

function drawn(text: string) {
  const { context, dark } = sheet();
  context.font = fontOf('heavy', size);
  context.fillText(text, 20, 100);
  return dark();
}

/** The share of dark pixels that differ between two pictures. */
function difference(one: Uint8Array, other: Uint8Array) {
  let [apart, all] = [0, 0];
  for (const [index, value] of one.entries()) {
    apart += Math.abs(value - (other[index] ?? 0));
    all += Math.max(value, other[index] ?? 0);
  }
  return apart / all;
}

const words = [
  'ស្ត្រី ស្រ្តី ក្រុមហ៊ុន',
  'រៀន កោះ គ្រោះ ដៃគូ',
  'ខ្ញុំ ញ៉ាំ ភ្នំពេញ ឆ្នាំ',
  'ប៊្រូស សហគ្រិនភាព ស៊ីអ៊ី',
  'បង្រៀនភាសាអង់គ្លេស',
  'កម្មវិធី អាជ្ញាប័ណ្ណ ព្យាបាល',
  'ផ្នែក HR និង Sales ២០២៦',
];

it.each(words)('is shaped as by HarfBuzz: %s', (text) => {
  const glyphs = shape(text);
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale;
  const measure = brushOf(createCanvas(1, 1).getContext('2d')).measureIn('heavy', size);

  expect(Math.abs(measure(text) - width)).toBeLessThan(1);
  expect(glyphs.map(({ codepoint }) => codepoint)).not.toContain(0);
  expect(difference(drawn(text), outlines(glyphs))).toBeLessThan(0.15);
});

it('would be told from letters in a row', () => {
  for (const text of words.slice(0, 6))
    expect(difference(drawn(text), outlines(inARow(text)))).toBeGreaterThan(0.3);
});
