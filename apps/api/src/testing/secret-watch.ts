const secretFields = new Set([
  'password',
  'currentPassword',
  'confirmPassword',
  'token',
  'key',
  'handle',
  'ticket',
  'setup',
  'secret',
  'challenge',
  'other',
  'merge',
]);
/** Shorter ones may occur in a log by chance. */
const minSecretLength = 12;

/** True where a mailed code occurs by itself: six digits within a longer number or an id are something else. */
const holdsCode = (log: string, code: string) => new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`).test(log);

/** Texts, each of at least `shortest` characters, that occur in the log: found in one pass for all, by their ends. */
function standingIn(log: string, texts: readonly string[]): string[] {
  const byEnd = Map.groupBy(texts, (text) => text.slice(-minSecretLength));
  const found = new Set<string>();
  for (let end = byEnd.size > 0 ? minSecretLength : log.length + 1; end <= log.length; end += 1)
    for (const text of byEnd.get(log.slice(end - minSecretLength, end)) ?? [])
      if (log.endsWith(text, end)) found.add(text);
  return [...found];
}

/** Logs of the harnesses of this worker. */
const logs = new Set<string[]>();
/** What they have logged since a moment, in milliseconds. */
export const logSince = (moment: number): string[] =>
  [...logs].flat().filter((line) => JSON.parse(line).time >= moment);

/** Records the log of a harness and the secrets that passed through it, to find logged ones. */
export function secretWatch() {
  const lines: string[] = [];
  logs.add(lines);
  const secrets = new Set<string>();
  const codes = new Set<string>();

  /** Records every password, token and mailed code in a body, sent or received. */
  function note(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value !== 'string') note(value);
      else if (secretFields.has(name) && value.length >= minSecretLength) secrets.add(value);
      else if (name === 'code' && /^\d{6}$/.test(value)) codes.add(value);
    }
  }

  return {
    logTo: { write: (line: string) => void lines.push(line) },
    note,
    close: () => void logs.delete(lines),
    /** Secrets that the log contains; there should be none. */
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
