// The checker's plain JavaScript: the same answer on every machine, with nothing to install.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

/**
 * Why a regular expression is refused; null where it takes no more time than in proportion to a text, whatever stands in
 * it. It is a proof by automata (https://doi.org/10.1007/978-3-319-40946-7_4), no attempt to find an attack: what it cannot
 * prove is refused. Those are back-references, and looking around beside a repetition without a limit.
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
