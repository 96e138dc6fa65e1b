/** Common entries where there is no employer. */
const noEmployer = new Set('freelance,freelancer,self-employed,self employed,self,none,n/a'.split(','));
/** Legal forms of companies, without dots. */
const legalForms = new Set('co company ltd limited plc inc corp corporation llc pte ឯក មក លីមីតធីត'.split(' '));
/** Matches `Ltd.`, `(Ltd)`, `ឯ.ក`, and `Co.,Ltd`, a word with two forms. */
function isLegalForm(word: string): boolean {
  const parts = word
    .toLowerCase()
    .split(/[.,()]/)
    .filter(Boolean);
  return legalForms.has(parts.join('')) || (parts.length > 0 && parts.every((part) => legalForms.has(part)));
}

/** Name without its legal form: `Angkor Foods` of `Angkor Foods Co., Ltd.`. */
function shortOf(name: string): string {
  const words = name
    .replace(/^ក្រុមហ៊ុន/, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words[0]?.toLowerCase() === 'the') words.shift();
  if (words.at(-1)?.startsWith('(') && words.at(-1)?.endsWith(')')) words.pop();
  while (words.length > 1 && isLegalForm(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/** Ways to write a company's name: in full, without the legal form, and by its initials. */
export function waysToWrite(employer: string): string[] {
  const name = employer.replaceAll('\u200B', '').trim();
  if (name.length < 2 || noEmployer.has(name.toLowerCase())) return [];
  const short = shortOf(name);
  const [opens, closes] = [name.indexOf('('), name.lastIndexOf(')')];
  const inBrackets = name.slice(opens + 1, opens < 0 ? 0 : Math.max(closes, 0));
  const letters = (short.match(/\b[A-Z]/g) ?? []).join('');
  return [
    name,
    short.length > 2 ? short : '',
    inBrackets.length > 1 ? inBrackets : '',
    letters.length > 2 ? letters : '',
  ].filter(Boolean);
}
