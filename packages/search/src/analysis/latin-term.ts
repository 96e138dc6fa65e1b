import { keptWord } from './stop-word.ts';

const pairs = (text: string) =>
  text
    .trim()
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]);

/** Irregular British spellings with the American ones; a plural ends in s. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  pairs(
    `adviser advisor, ageing aging, aluminium aluminum, analyse analyze, analysed analyzed, analyser analyzer,
    analysing analyzing, artefact artifact, behaviour behavior, behavioural behavioral, catalogue catalog, centre center,
    colour color, counselling counseling, counsellor counselor, defence defense, dietitian dietician, doughnut donut,
    draughtsman draftsman, draughtsperson draftsperson, enrol enroll, enrolment enrollment, favour favor, fibre fiber,
    fulfil fulfill, fulfilment fulfillment, grey gray, harbour harbor, honour honor, instalment installment,
    jeweller jeweler, jewellery jewelry, labelling labeling, labour labor, labourer laborer, licence license, litre liter,
    metre meter, modelling modeling, mould mold, moulding molding, neighbour neighbor, plough plow, practise practice,
    programme program, skilful skillful, theatre theater, traveller traveler, travelling traveling, tyre tire,
    yoghurt yogurt`,
  ),
);
const IZE = new RegExp(
  `^((?:re|de)?(?:author|capital|central|civil|commercial|computer|critic|custom|digit|digital|emphas|equal|final|formal|
  general|global|harmon|immun|industrial|initial|item|legal|liberal|local|maxim|minim|mobil|modern|national|neutral|normal|
  optim|organ|personal|popular|priorit|privat|public|rational|real|recogn|revital|sensit|social|special|stabil|standard|
  steril|subsid|summar|symbol|synchron|util|visual))is(?![mt])`.replace(/\s+/g, ''),
);
const MEDICAL = /^(p|orthop)aed|^(an|gyn|h)ae(?=[csm])/;

/**
 * Words that PostgreSQL's stemmer confuses with another: "intern" is neither "internal" nor "international", and a
 * search for "customs" must not match customer service. A plural ends in s.
 */
const APART: ReadonlySet<string> = new Set(
  `account animal author busy commune communication customs developer engine experiment fitness generator hospitality
  importance important integrity internal international laborer market mechanical office operator organic physical
  production reporter universal wellness`.split(/\s+/),
);

/** Result of `of` for a word or its singular; undefined where there is none for either. */
function inEitherNumber(word: string, of: (singular: string) => string | undefined): string | undefined {
  const own = of(word);
  if (own !== undefined || !word.endsWith('s')) return own;
  return of(word.slice(0, -1));
}

function american(word: string): string {
  const singular = inEitherNumber(word, (one) => SPELLINGS.get(one));
  if (singular !== undefined) return SPELLINGS.has(word) ? singular : `${singular}s`;
  return word
    .replace(IZE, '$1iz')
    .replace(MEDICAL, (_, long?: string, short?: string) => (long ? `${long}ed` : `${short}e`));
}

/**
 * Term for indexing and looking up a lower-case Latin word. British and American spellings ("programme",
 * "organisation") are unified, and words that the stemmer would confuse are protected from it.
 */
export function latinTerm(word: string): string {
  if (word.length < 4) return word;
  const spelt = american(word);
  return inEitherNumber(spelt, (one) => (APART.has(one) ? keptWord(one) : undefined)) ?? spelt;
}
