/** Names that punctuation would tear apart, as they appear in normalised text, with their tokens. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9])c\+\+(?![a-z0-9+])/g, ' cplusplus '],
  [/(?<![a-z0-9])([cfj])#/g, ' $1sharp '],
  [/(?<![a-z0-9])(asp|vb|ado)\.net(?![a-z0-9])/g, ' $1 dotnet '],
  [/(?<![a-z0-9.])(?:\.|dot )net(?![a-z0-9])/g, ' dotnet '],
  [/(?<![a-z0-9])objective[ -]c(?![a-z0-9+#])/g, ' objectivec '],
  [/(?<![a-z0-9])([a-z]) ?& ?([a-z])(?![a-z0-9])/g, ' $1n$2 '],
  [/(?<![a-z0-9])(java|type)[ -]script(?![a-z])/g, ' $1script '],
  [/(?<![a-z0-9])ph\.? ?d(?![a-z0-9])/g, ' phd '],
];
/** Artificial tokens, which nobody types, for names with punctuation. */
export const MADE_TOKENS: readonly string[] = [
  'cplusplus',
  'csharp',
  'fsharp',
  'jsharp',
  'dotnet',
  'objectivec',
];
const SCRIPT = /(?<=[a-z]{2})\.js(?![a-z0-9])/g;
/** Letters and digits with the signs between them, matched whole, so that no position is scanned twice. */
const WHOLE = /[a-z0-9]+(?:\.[a-z0-9]+)*/g;
const WITH_HYPHENS = /[a-z0-9-]+/g;
const INITIALS = /(?<![a-z0-9])(?:[a-z]\.){2,8}[a-z]?(?![a-z0-9])/g;
const SHORT_PREFIX = /(?<![a-z0-9])(e|wi|co|x|t|u)-(?=[a-z]{2})/g;
const POSSESSIVE = /(?<=[a-z])['\u2018\u2019](?:s(?![a-z])|(?=[a-z]))/g;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
const PAIRS = [
  '(full|part|over)[ -]?(time)',
  '(front|back)[ -]?(end)',
  '(full)[ -]?(stack)',
  '(data)[ -]?(base)',
]
  .concat('(web)[ -]?(site)', '(help)[ -]?(desk)')
  .join('|');
/** Pairs written as one word, as two, or with a hyphen. */
const PAIR = new RegExp(`(?<![a-z0-9])(?:${PAIRS})(?![a-z])`, 'g');

/** Normalised text with every name in letters and digits only: `c++` → `cplusplus`, `node.js` → `nodejs`. */
export function plainTokens(normalised: string): string {
  let text = normalised;
  for (const [name, token] of NAMES) text = text.replace(name, token);
  return text
    .replace(SCRIPT, 'js')
    .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(SHORT_PREFIX, '$1')
    .replace(POSSESSIVE, '')
    .replace(THOUSANDS, '')
    .replace(PAIR, (pair) => pair.replace(/[ -]/, ''));
}

/** Additional words of a normalised text: `node.js` has node, `follow-up` has followup, `full time` has time. */
export function sideTokens(normalised: string): string[] {
  const tokens: string[] = [];
  for (const [whole] of normalised.matchAll(WHOLE)) {
    const name = /^([a-z]{2,})\.js(?:\.|$)/.exec(whole)?.[1];
    if (name) tokens.push(name, 'js');
  }
  for (const [whole] of normalised.matchAll(WITH_HYPHENS))
    if (/^[a-z]{2,}-[a-z]{2,}$/.test(whole)) tokens.push(whole.replace('-', ''));
  for (const [pair] of normalised.matchAll(PAIR)) {
    const halves = pair.split(/[ -]/);
    if (halves.length > 1) tokens.push(...halves);
  }
  return tokens;
}
