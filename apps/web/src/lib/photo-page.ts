/** Pixels of the longer side of a page, at which small print is still legible; the server makes it no larger either. */
const pageSide = 2000;

/**
 * A photo of a page, upright and as small as is legible: a camera's has ten times the bytes, which cost their sender.
 * Null if this browser cannot open it.
 */
export async function photoPage(photo: File, name: string): Promise<File | null> {
  const drawn = await createImageBitmap(photo).catch(() => null);
  if (!drawn) return null;
  const scale = Math.min(1, pageSide / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A screenshot may be transparent, which a JPEG shows as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return content && new File([content], `${name}.jpg`, { type: content.type });
}
