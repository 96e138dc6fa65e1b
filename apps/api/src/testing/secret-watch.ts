const secretFields = new Set(['password', 'currentPassword', 'confirmPassword', 'token', 'key', 'handle']);
/** Shorter ones may stand in a log by chance. */
const shortest = 12;

/** A mailed code, where it stands alone: six digits within a longer number or an id are something else. */
const holdsCode = (log: string, code: string) => new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`).test(log);

/** Those of many texts, each of at least `shortest` letters, that stand in the log: one pass for all, by how they end. */
function standingIn(log: string, texts: readonly string[]): string[] {
  const byEnd = Map.groupBy(texts, (text) => text.slice(-shortest));
  const found = new Set<string>();
  for (let end = byEnd.size > 0 ? shortest : log.length + 1; end <= log.length; end += 1)
    for (const text of byEnd.get(log.slice(end - shortest, end)) ?? [])
      if (log.endsWith(text, end)) found.add(text);
  return [...found];
}

/** Keeps the log of a harness and the secrets that went through it, to find the ones that were written down. */
export function secretWatch() {
  const lines: string[] = [];
  const secrets = new Set<string>();
  const codes = new Set<string>();

  /** Takes note of every password, token and mailed code in a body, sent or answered. */
  function note(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value !== 'string') note(value);
      else if (secretFields.has(name) && value.length >= shortest) secrets.add(value);
      else if (name === 'code' && /^\d{6}$/.test(value)) codes.add(value);
    }
  }

  return {
    logTo: { write: (line: string) => void lines.push(line) },
    note,
    /** The secrets that the log holds; there should be none. */
    written(): string[] {
      const log = lines.join('');
      return [
        ...standingIn(
          log,
          [...secrets].map((secret) => JSON.stringify(secret).slice(1, -1)),
        ),
        ...[...codes].filter((code) => holdsCode(log, code)),
      ];
    },
  };
}
