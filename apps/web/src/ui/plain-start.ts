/** The first sentences of formatted text, for descriptions. */
export function plainStart(html: string, length = 155): string {
  const spaced = html.replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/gi, ' $&');
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent;
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}
