// Checks that no regular expression takes more than linear time on any input: each of the contract, the search, the API
// and the web page is proved linear, and none is built from words known only at run time.
import { refusalOf } from '../apps/api/src/testing/linear-pattern.ts';
import { sourcePatterns } from '../apps/api/src/testing/source-pattern.ts';

const { patterns, inFunctions } = await sourcePatterns();
const faults = inFunctions.map(
  (place) => `${place} builds a pattern as it runs, which nobody can check: look for the words in plain code`,
);
for (const pattern of patterns) {
  const refusal = await refusalOf(pattern);
  if (refusal) faults.push(`${pattern.place} /${pattern.source}/${pattern.flags} ${refusal}`);
}

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0)
  process.stderr.write(
    'decisions/080-linear-patterns.md has ways to say the same; the best is plain code.\n',
  );
process.stdout.write(`${patterns.length} patterns, ${faults.length} faults\n`);
process.exitCode = faults.length ? 1 : 0;
