const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The `Content-Disposition` of a file called `name` (RFC 6266): the name in UTF-8 (RFC 8187), and in ASCII for old
 * programs.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The same for an upload: media that a browser displays itself are shown, others are downloaded. */
export const shownDisposition = ({ mediaType, originalName }: { mediaType: string; originalName: string }) =>
  contentDisposition(
    /^(application\/pdf|image\/webp|video\/mp4)$/.test(mediaType) ? 'inline' : 'attachment',
    originalName,
  );
