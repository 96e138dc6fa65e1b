import { encode } from 'uqr';

/** The light edge that readers need around a code, in its squares. */
const edge = 4;

/** The squares of a QR code, row by row, the light edge among them; true is dark. */
export const squaresOf = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: edge }).data;

/** The dark squares as one path, a unit each. */
export const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
