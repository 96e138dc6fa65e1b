import { endings as linked } from '@acheep/contract/kernel/link-free';
import type { Folded, Span } from '../analysis/folded-text.ts';
import { phoneNumbersIn } from './phone-number.ts';

/** Domain endings that mail programs turn into links, and others of personal pages: nobody writes these by chance. */
const endings = `${linked}|tk|ml|ga|cf|gq|id|jp|kr|de|fr|eu|pro|blog|website|space|work|tech|bio|ws|pw`;
const word = '[a-z0-9_.+-]';
const label = '[a-z0-9-]{1,63}';
const at = String.raw` ?(?:@|[(\[{<] ?(?:at|@) ?[)\]}>]| at (?=gmail|yahoo|hotmail|outlook|icloud)) ?`;
const dot = String.raw`(?: ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?| dot |\.| \. ?)`;
const mailers = 'gmail|googlemail|yahoo|hotmail|outlook|icloud|proton|protonmail';
/** Requires a name before the sign, so that `Manager @ work` does not match, and an ending or a known mail provider. */
const email = new RegExp(
  `(?<!${word})${word}{1,64}${at}(?:(?:${mailers})(?:${dot}${label}){0,3}|${label}(?:${dot}${label}){0,3}${dot}(?:${endings})(?![a-z0-9-])|(?:${label}\\.){1,4}[a-z]{2,24})`,
  'g',
);
/** `dara gmail com`: without the sign. */
const bareEmail = new RegExp(
  `(?<!${word})${word}{3,64} (?:${mailers})(?: ?\\. ?| dot | )com(?![a-z0-9])`,
  'g',
);
const run = /[^ ]+/g;
const link = /(?<![a-z0-9])(?:[a-z]{2,12}:\/\/|www\.)[^ ]/;
const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?=[0-9.-]{0,63}[a-z])(?:${label}\.){1,4}(?:${endings})(?![\p{L}\p{N}-])`,
  'gu',
);
const spelledDomain =
  /(?<![\p{L}\p{N}@._-])[a-z0-9-]{3,63}(?: ?[([{<] ?dot ?[)\]}>] ?| dot )(?:com|org|info|me|asia|kh|xyz|link)(?![\p{L}\p{N}])/gu;
const handle = /(?<![\p{L}\p{N}.])@[a-z0-9_](?:[a-z0-9_.]{1,38}[a-z0-9_])(?![\p{L}\p{N}])/gu;

/** Addresses of well-known software and businesses, not of people. */
const notPeoples = new Set(
  'asp.net vb.net ado.net ml.net paint.net socket.io draw.io monday.com make.com booking.com agoda.com trip.com hotels.com amazon.com alibaba.com salesforce.com bubble.io'.split(
    ' ',
  ),
);
/** Endings that are words: a sentence may begin with one after a full stop without a space. */
const wordEndings = new Set(
  'to me us be is in id la top live work link page click club shop store online site space app pro website tech bio blog co'.split(
    ' ',
  ),
);

const talks =
  'telegram|tele|tg|facebook|fb|messenger|whatsapp|viber|zalo|wechat|weixin|instagram|insta|ig|tiktok|skype|snapchat|discord|linkedin|twitter|kakaotalk';
const khmerTalks = 'តេឡេក្រាម|តេលេក្រាម|ហ្វេសប៊ុក|អាយជី|តិកតុក|ឡាញ|វ៉ាយប័រ|វីឆាត|វ៉ាតសាប';
const wordsToo = 'line|imo|signal|page|channel';
const talk = String.raw`(?:(?<![\p{L}\p{N}])(?:(?:${talks})(?![\p{L}\p{N}])|(?:${wordsToo})(?= ?(?:id|[:=៖@])(?![\p{L}\p{N}])))|${khmerTalks})`;
const naming =
  '(?: (?:id|account|username|user|name|handle|number|no|is|me|at|on)| ?(?:គណនី|ឈ្មោះ|លេខ|របស់ខ្ញុំ|គឺ)){0,3}';
/** Messenger names are recognised by a digit or a sign: `name88`. After a colon, letters alone are enough. */
const marked = String.raw`[a-z](?=[a-z._]{0,38}[0-9_]|[a-z]{1,38}\.[a-z])[a-z0-9_.]{2,38}`;
const talkName = new RegExp(
  String.raw`(${talk}${naming}\.? ?[:=/@៖>→~-]{0,2} ?)(${marked})(?![\p{L}\p{N}])`,
  'gu',
);
const talkOnly = new RegExp(
  String.raw`(${talk}(?: (?:id|account|username|user|name)| ?(?:គណនី|ឈ្មោះ)){0,2} ?[:=៖] ?|${talk} id )([a-z]{4,32})(?= ?(?:$|[,;|)។]|\.(?: |$)))`,
  'gu',
);
const notNames = new Set(
  (
    'telegram facebook messenger whatsapp viber zalo wechat instagram tiktok skype snapchat discord linkedin twitter line youtube google ' +
    'ads advertising marketing page pages group groups channel content posts posting boosting boost campaign campaigns management manager design ' +
    'video videos live sales selling support followers basic good excellent intermediate advanced fluent expert beginner daily weekly monthly none'
  ).split(' '),
);
const countOf = /^\d+[km]?$|^(?:mp3|mp4|web2|h5|v\d+|b2b|b2c|c2c|[qh][1-4]|4g|5g)$/;

function* found(pattern: RegExp, text: string): Generator<Span> {
  for (const { 0: whole, index } of text.matchAll(pattern)) yield [index, index + whole.trimEnd().length];
}

function* linksIn(text: string): Generator<Span> {
  for (const { 0: whole, index } of text.matchAll(run)) {
    const at = whole.search(link);
    if (at >= 0) yield [index + at, index + whole.length];
  }
}

/** Addresses with their paths, without the punctuation that ends the sentence. */
function* domainsIn(text: string): Generator<Span> {
  let done = 0;
  for (const [start, end] of found(domain, text)) {
    if (start < done) continue;
    const space = text.indexOf(' ', end);
    let last = '/?'.includes(text.charAt(end) || ' ') ? (space < 0 ? text.length : space) : end;
    while (last > end && '.,;:!?)'.includes(text.charAt(last - 1))) last -= 1;
    done = last;
    yield [start, last];
  }
}

/** True for an apparent address that joins two sentences, or is a well-known one. */
function isNoAddress({ text, written, from }: Folded, [start, end]: Span): boolean {
  const address = text.slice(start, end);
  if (notPeoples.has(address)) return true;
  const last = address.lastIndexOf('.') + 1;
  if (address.includes('/') || !wordEndings.has(address.slice(last))) return false;
  const [before, first, second] = [-2, 0, 1].map((by) => written.charAt(from[start + last + by] ?? 0));
  const isCapital = (sign = '') => sign !== sign.toLowerCase();
  return isCapital(first) && !isCapital(second) && !isCapital(before);
}

function* talksIn(text: string): Generator<Span> {
  for (const { 0: whole, 1: lead = '', 2: name = '', index } of text.matchAll(talkName))
    if (!countOf.test(name)) yield [index + lead.length, index + whole.length];
  for (const { 1: lead = '', 2: name = '', index } of text.matchAll(talkOnly))
    if (!notNames.has(name)) yield [index + lead.length, index + lead.length + name.length];
}

/** Contact details in a folded text: e-mail addresses, links, messenger names, phone numbers. */
export function contactsIn(folded: Folded): Span[] {
  const { text } = folded;
  return [
    ...found(email, text),
    ...found(bareEmail, text),
    ...linksIn(text),
    ...[...domainsIn(text)].filter((span) => !isNoAddress(folded, span)),
    ...found(spelledDomain, text),
    ...found(handle, text),
    ...talksIn(text),
    ...phoneNumbersIn(text),
  ].sort(([one], [other]) => one - other);
}
