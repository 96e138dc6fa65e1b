import type { default as Sharp } from 'sharp';

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Nothing of one picture stays in memory for the next, and no reader runs but those of the kinds that are taken:
  // the library reads SVG, PDF, TIFF and more, which strangers have no business with.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
}

let loading: Promise<typeof Sharp> | undefined;

/** The library that reads and writes pictures. It takes 25 MB: a process loads it with its first picture. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}
