import type { default as Sharp } from 'sharp';

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Nothing of one picture stays in memory for the next, and only the loaders of accepted formats are enabled: the
  // library also reads SVG, PDF, TIFF and more, which strangers must not reach.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
}

let loading: Promise<typeof Sharp> | undefined;

/** Loads the image library on first use, as it takes 25 MB. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}
