// The checker's plain JavaScript: the same result on every machine, with nothing to install.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

/**
 * Reason for refusing a regular expression; null where it takes linear time on any text. It is a proof by automata
 * (https://doi.org/10.1007/978-3-319-40946-7_4), not a search for an attack: a pattern that cannot be proved is
 * refused. Those are patterns with back-references, and with look-around beside an unlimited repetition.
 */
export async function refusalOf({
  source,
  flags,
}: {
  source: string;
  flags: string;
}): Promise<string | null> {
  const answer = await check(source, flags, { checker: 'automaton', timeout: 60_000 });
  if (answer.status === 'safe') return null;
  if (answer.status === 'vulnerable')
    return `takes ${answer.complexity.summary} time, on ${answer.attack.pattern}`;
  return answer.error.kind === 'unsupported'
    ? `cannot be proved linear: it has a ${answer.error.message}`
    : `cannot be proved linear: ${answer.error.kind}`;
}
