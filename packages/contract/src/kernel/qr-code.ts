import { encode } from 'uqr';

/** Width of the quiet zone that readers need around a code, in modules. */
const edge = 4;

/** Returns the modules of a QR code by row, including the quiet zone; true is dark. */
export const squaresOf = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: edge }).data;

/** Returns the dark modules as one SVG path, one unit each. */
export const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
