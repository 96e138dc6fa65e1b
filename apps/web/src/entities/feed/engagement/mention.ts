interface Named {
  _id: string;
  name: string;
}
interface Piece {
  text: string;
  /** Offset in the text. */
  at: number;
  companyId?: string;
}

/** Splits a text into `@name` mentions and the text between them. If two names match, the longer one wins. */
export function piecesOf(text: string, mentions: readonly Named[]): Piece[] {
  const longestFirst = [...mentions].sort((a, b) => b.name.length - a.name.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = longestFirst.find(({ name }) => text.startsWith(name, at + 1));
    if (!found || at < from) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), at: from });
    from = at + 1 + found.name.length;
    pieces.push({ text: text.slice(at, from), at, companyId: found._id });
  }
  return from < text.length ? [...pieces, { text: text.slice(from), at: from }] : pieces;
}

/** Returns the incomplete name between an `@` and the caret; null if there is none. */
export function typedName(text: string, caret: number): { name: string; at: number } | null {
  const [, , name] = /(^|[\s(«“"'])@([^\s@][^@\n]{0,39})$/u.exec(text.slice(0, caret)) ?? [];
  return name === undefined ? null : { name, at: caret - name.length - 1 };
}

/** Returns the text with the incomplete name completed, and the new caret position. */
export function withName(text: string, caret: number, name: string) {
  const typed = typedName(text, caret);
  const at = typed?.at ?? caret;
  const written = `@${name} `;
  return {
    text: text.slice(0, at) + written + text.slice(caret).replace(/^ /, ''),
    caret: at + written.length,
  };
}
