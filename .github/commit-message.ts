/** Checks the message of a commit, as the hook `commit-msg` has it in a file: `commit-message.ts <file>`. */
import { readFileSync } from 'node:fs';

/** Maximum characters of a subject. */
const maxSubjectLength = 72;
/** First words that begin a statement, not an instruction. */
const statement = /^(?:a|an|the|this|it|there|some|all|no|when|where|\w+(?:ed|ing))$/i;

/** What is wrong with a message; empty where nothing is. Comments of git are left out. */
export function faultsOf(message: string): string[] {
  const [subject = '', blank = '', ...body] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return [];
  const [first = ''] = subject.split(' ');
  return [
    ...(subject.length > maxSubjectLength
      ? [`The subject has ${subject.length} characters, ${maxSubjectLength} at most.`]
      : []),
    ...(/^[A-Z]/.test(subject) && !statement.test(first)
      ? []
      : ['The subject begins with an imperative: “Keep the draft of …”.']),
    ...(subject.endsWith('.') ? ['The subject ends without a full stop.'] : []),
    ...(blank !== '' ? ['The second line is empty.'] : []),
    ...(body.some((line) => line.trim() !== '') ? [] : ['The body says why.']),
  ];
}

const [, , file] = process.argv;
if (file && import.meta.main) {
  const faults = faultsOf(readFileSync(file, 'utf8'));
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
  if (faults.length > 0) process.exit(1);
}
