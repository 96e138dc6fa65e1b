/**
 * Compound words that browsers' dictionaries break at the end of a line: Chromium splits ក្រុម|ហ៊ុន and អាជីវ|កម្ម. A
 * journey test checks the lines of pages for them.
 */
export const wholeWords: readonly string[] = `
កត់ត្រា កម្មវិធី កម្មសិក្សា កសិដ្ឋាន កាត់បន្ថយ កាមេរ៉ា កាលបរិច្ឆេទ កាលវិភាគ កាហ្វេ កិច្ចសន្យា
កុំព្យូទ័រ កែប្រែ កំណត់ចំណាំ កំណត់ហេតុ កំពង់ឆ្នាំង កំពង់ធំ កំពង់ស្ពឺ ក្រុមហ៊ុន គណិតវិទ្យា គុណភាព
គុណសម្បត្តិ គោលនយោបាយ គ្រប់គ្រង គ្រឹះស្ថាន គ្រឿងបន្លាស់ គ្រឿងសង្ហារិម គ្រោះថ្នាក់ ចក្ខុវិស័យ ចាកចេញ
ចាប់ផ្ដើម ចាប់អារម្មណ៍ ចាំបាច់ ចុងក្រោយ ចុះឈ្មោះ ចូលចិត្ត ចូលរួម ចំណងជើង ចំណេះដឹង ច្នៃប្រឌិត
ច្បាស់លាស់ ជាក់ស្ដែង ជាមួយ ជូនដំណឹង ជំនួយការ ញឹកញាប់ ដឹកជញ្ជូន ដោះស្រាយ ដំណើរការ ដំណោះស្រាយ តុបតែង
តួអក្សរ ត្រឹមត្រូវ ត្រួតពិនិត្យ ទីកន្លែង ទីផ្សារ ទំនាក់ទំនង ទំនុកចិត្ត ទ្រព្យសម្បត្តិ ធនធានមនុស្ស
ធានារ៉ាប់រង នីតិវិធី បកប្រែ បង់ប្រាក់ បណ្ដុះបណ្ដាល បទពិសោធន៍ បន្តិចបន្តួច បន្ទាយមានជ័យ បម្រុងទុក
បាត់ដំបង បៀវត្ស បោកប្រាស់ ប៉ោយប៉ែត ប្រកាស ប្រជាពលរដ្ឋ ប្រវត្តិរូប ប្រាក់ខែ ប្រុងប្រយ័ត្ន ប្រើប្រាស់
ផលិតកម្ម ផុតកំណត់ ផ្ទាល់ខ្លួន ផ្ទៀងផ្ទាត់ ផ្លាស់ប្ដូរ ពលកម្ម ពហុបច្ចេកទេស ពាក់ព័ន្ធ ពាក្យសម្ងាត់
ពិតប្រាកដ ពេលវេលា ព្រមព្រៀង ភាគទាន ភោជនីយដ្ឋាន មង្គលបូរី មជ្ឈមណ្ឌល មតិយោបល់ មន្ទីរពេទ្យ
មីក្រូហិរញ្ញវត្ថុ មុខតំណែង មូលដ្ឋាន មូលហេតុ មេកានិច យល់ព្រម យានយន្ត យុត្តិធម៌ យុទ្ធនាការ រក្សាទុក
រង់ចាំ របាយការណ៍ រមណីយដ្ឋាន រយៈពេល រហូតដល់ រាយការណ៍ រូបភាព រូបមន្ត រូបិយប័ណ្ណ រៀងរាល់ រៀនសូត្រ
រោងចក្រ លក្ខខណ្ឌ លទ្ធកម្ម លទ្ធផល លទ្ធភាព លេខទូរស័ព្ទ វត្តមាន វាយតម្លៃ វាស់វែង វិជ្ជាជីវៈ
វិទ្យាស្ថាន វិសោធនកម្ម វេជ្ជបណ្ឌិត វេជ្ជសាស្ត្រ វ៉ាក់សាំង សកម្មភាព សន្តិសុខ សមស្រប សមិទ្ធផល
សម្របសម្រួល សម្លៀកបំពាក់ សវនកម្ម សហគ្រាស សិក្ខាសាលា សិប្បនិម្មិត សិរីសោភ័ណ សុខភាព សុពលភាព
សេចក្ដីព្រាង សេចក្ដីសង្ខេប សេវាកម្ម ស្ថានភាព ស្មុគស្មាញ ស្មោះត្រង់ ស្ម័គ្រចិត្ត ស្រដៀងគ្នា
ស្រាវជ្រាវ ស្វាយរៀង ហិរញ្ញវត្ថុ ឡាតាំង អគ្គនាយក អចលនទ្រព្យ អតិថិជន អតិបរមា អតីតភាព អត់ធ្មត់
អត្តសញ្ញាណ អបអរសាទរ អាជីវកម្ម អាជ្ញាប័ណ្ណ អាទិត្យ អេក្រង់ អ៊ីនធឺណិត ឥតគិតថ្លៃ ឧត្តរមានជ័យ ឯកសណ្ឋាន
ឱសថការិនី ឱសថការី ឱសថស្ថាន
`
  .trim()
  .split(/\s+/);

/** Has no meaning and is not used elsewhere on our pages: `theme.css` prevents line breaks in it. */
const tag = 'bdi';
// A word must end at a cluster boundary: no vowel, sign or subscript may follow its last letter.
const longestFirst = [...wholeWords].sort((one, other) => other.length - one.length);
const whole = new RegExp(`(?:${longestFirst.join('|')})(?![\\u17b4-\\u17d3\\u17dd])`, 'g');

/** Editable content, non-text, and words that are already wrapped. */
const leftAlone = `${tag}, [contenteditable], textarea, option, script, style, svg`;
/** In these layouts each element becomes a box, so their text must stay in one piece. */
const boxes = /flex|grid|contents/;

interface Held {
  /** The original text. */
  text: string;
  /** The nodes behind the text node that hold the rest of it. */
  rest: ChildNode[];
}
const held = new WeakMap<Text, Held>();

/**
 * Returns the whole words of a text, except those attached to a preceding letter: `្` makes the next letter a
 * subscript.
 */
const wholeIn = (text: string) =>
  [...text.matchAll(whole)]
    .filter(({ index }) => text[index - 1] !== '\u17d2')
    .map(({ 0: word, index }) => ({ word, index }));

/** Three words, eight clusters. */
const sample = 'ការងារនៅភ្នំពេញ';

/** True when this browser breaks lines between Khmer words: some never break, others break after any cluster. */
function breaksByWords(): boolean {
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;visibility:hidden;width:1px;overflow-wrap:normal';
  const line = document.createElement('span');
  line.textContent = sample;
  box.append(line);
  document.body.append(box);
  const lines = line.getClientRects().length;
  box.remove();
  return lines > 1 && lines < 6;
}

/** Set if the browser cannot break by words: its own word list gives the possible breaks. */
let segmenter: Intl.Segmenter | undefined;

/** Returns the words of a text to keep whole: only those that the browser would break, or all of them. */
function wordsIn(text: string) {
  const held = wholeIn(text);
  if (!segmenter || !/[\u1780-\u17b3]/.test(text)) return held;
  const isWithin = (place: number) =>
    held.some(({ word, index }) => place > index && place < index + word.length);
  const places = [...segmenter.segment(text)].map(({ index }) => index).filter((place) => !isWithin(place));
  return places
    .map((index, at) => ({ word: text.slice(index, places[at + 1] ?? text.length), index }))
    .filter(({ word }) => /[\u1780-\u17b3]/.test(word));
}

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  if (!(node instanceof Element)) return [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function wordElement(word: string) {
  const element = document.createElement(tag);
  element.textContent = word;
  return element;
}

/** The first piece stays in the node that React knows; the others follow it. */
function hold(node: Text) {
  const { data } = node;
  const rest: ChildNode[] = [];
  let from = 0;
  for (const { word, index } of wordsIn(data)) {
    if (rest.length === 0) node.data = data.slice(0, index);
    else if (index > from) rest.push(document.createTextNode(data.slice(from, index)));
    rest.push(wordElement(word));
    if (segmenter) rest.push(document.createElement('wbr'));
    from = index + word.length;
  }
  if (from < data.length) rest.push(document.createTextNode(data.slice(from)));
  node.after(...rest);
  held.set(node, { text: data, rest });
}

/** Removes the pieces of a wrapped node, which gets `text` if it is given. */
function letGo(node: Text, text: string | undefined) {
  for (const piece of held.get(node)?.rest ?? []) piece.remove();
  held.delete(node);
  if (text !== undefined && node.data !== text) node.data = text;
}

/** Reads the styles of all elements before changing any, so that the browser computes them once. */
function holdAll(texts: Iterable<Text>) {
  const wanted = [...new Set(texts)].filter(
    (node) => node.isConnected && !held.has(node) && wordsIn(node.data).length > 0,
  );
  const displayOf = ({ parentElement: parent }: Text) =>
    !parent || parent.closest(leftAlone) ? 'flex' : getComputedStyle(parent).display;
  for (const node of wanted.filter((each) => !boxes.test(displayOf(each)))) hold(node);
}

function* changed(records: readonly MutationRecord[]): Generator<Text> {
  for (const { type, target, addedNodes, removedNodes } of records) {
    if (type === 'characterData') {
      // React writes the whole text into its node.
      letGo(target as Text, undefined);
      yield target as Text;
    }
    for (const node of removedNodes)
      if (node instanceof Text && held.has(node)) {
        letGo(node, held.get(node)?.text);
        yield node;
      }
    for (const node of addedNodes) yield* textsIn(node);
  }
}

/**
 * Keeps Khmer words on one line, now and after every change, before it is painted. Each word is wrapped in a no-wrap
 * element: copying, searching and screen readers still see the same letters.
 */
export function holdKhmerWords(root: HTMLElement) {
  if (!breaksByWords() && 'Segmenter' in Intl) segmenter = new Intl.Segmenter('km', { granularity: 'word' });
  const observer = new MutationObserver((records) => {
    holdAll(changed(records));
    // Discards the records of our own changes.
    observer.takeRecords();
  });
  holdAll(textsIn(root));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
