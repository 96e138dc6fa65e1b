import { squaresOf } from '@acheep/contract/kernel/qr-code';

interface Picture {
  code: string;
  /** Lines below the code, the most important first. */
  lines: readonly [string, ...string[]];
}

/** Pixels, enough to be sharp in print and in a phone's photo album. */
const width = 800;
const lineHeight = 52;

/** Draws a code with its purpose as a PNG to save. */
export async function qrPicture({ code, lines }: Picture): Promise<Blob> {
  const squares = squaresOf(code);
  const square = Math.floor(width / squares.length);
  const left = Math.floor((width - square * squares.length) / 2);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width + lineHeight * (lines.length + 0.5);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of squares.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) context.fillRect(left + x * square, left + y * square, square, square);
    }
  }
  const { fontFamily } = getComputedStyle(document.body);
  context.textAlign = 'center';
  for (const [index, line] of lines.entries()) {
    context.font = index === 0 ? `700 44px ${fontFamily}` : `400 30px ${fontFamily}`;
    context.fillText(line, width / 2, width + lineHeight * (index + 0.5), width - 2 * lineHeight);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))), 'image/png'),
  );
}
