/** Converts lines of plain text to HTML as the editor produces it; `#` begins a heading, `-` a list item. */
export function html(lines: string): string {
  const parts: string[] = [];
  let entries: string[] = [];
  const flush = () => {
    if (entries.length > 0)
      parts.push(`<ul>${entries.map((entry) => `<li><p>${entry}</p></li>`).join('')}</ul>`);
    entries = [];
  };
  for (const raw of lines.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('- ')) entries.push(line.slice(2));
    else if (line !== '') {
      flush();
      parts.push(line.startsWith('# ') ? `<h3>${line.slice(2)}</h3>` : `<p>${line}</p>`);
    }
  }
  flush();
  return parts.join('');
}
