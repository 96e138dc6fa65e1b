interface Named {
  _id: string;
  name: string;
}
interface Piece {
  text: string;
  /** Where it begins. */
  at: number;
  companyId?: string;
}

/** A text in pieces: what is named in it as `@name`, and what is between. Of two names that fit the longer one counts. */
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

/** The name that is being typed after an `@`, up to where one types; null where there is none. */
export function typedName(text: string, caret: number): { name: string; at: number } | null {
  const [, , name] = /(^|[\s(«“"'])@([^\s@][^@\n]{0,39})$/u.exec(text.slice(0, caret)) ?? [];
  return name === undefined ? null : { name, at: caret - name.length - 1 };
}

/** The text with the name that is being typed written out, and where one goes on typing. */
export function withName(text: string, caret: number, name: string) {
  const typed = typedName(text, caret);
  const at = typed?.at ?? caret;
  const written = `@${name} `;
  return {
    text: text.slice(0, at) + written + text.slice(caret).replace(/^ /, ''),
    caret: at + written.length,
  };
}
