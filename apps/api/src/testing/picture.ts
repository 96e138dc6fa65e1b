import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Pictures as phones and people send them, and malicious ones.

/** Picture whose left half is red and whose right half is blue. */
export function twoColours(width: number, height: number) {
  const half = Math.floor(width / 2);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels[at * 3 + (at % width < half ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Photo with location, camera and a note in its metadata, as phones write them. */
export const photoWithPlace = (width = 800, height = 600) =>
  twoColours(width, height)
    .withExif({
      IFD0: { Make: 'Secret Camera', Orientation: '1' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 33/1 22/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Secret note</rdf></x:xmpmeta>')
    .jpeg()
    .toBuffer();

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(content.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

/** Small PNG file that unpacks to `width` × `height` pixels of one bit each. */
export function bombPng(width: number, height = width): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
