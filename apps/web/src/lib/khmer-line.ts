import { wholeWords } from './khmer-whole-word.ts';

/** Says nothing of its own, and stands nowhere else on our pages: `theme.css` keeps it on one line. */
const tag = 'bdi';
// A word ends where a cluster does: no vowel, sign or letter below the line belongs to its last letter any more.
const longestFirst = [...wholeWords].sort((one, other) => other.length - one.length);
const whole = new RegExp(`(?:${longestFirst.join('|')})(?![\\u17b4-\\u17d3\\u17dd])`, 'g');

/** What is typed into, is no text, or is held already. */
const leftAlone = `${tag}, [contenteditable], textarea, option, script, style, svg`;
/** Here each element beside another is a box of its own, so a text stays in one piece. */
const boxes = /flex|grid|contents/;

interface Held {
  /** The text as it was written. */
  text: string;
  /** What of it stands behind its node now. */
  rest: ChildNode[];
}
const held = new WeakMap<Text, Held>();

/** The whole words of a text, which are not part of one before them: `្` puts a letter below the one before. */
const wholeIn = (text: string) =>
  [...text.matchAll(whole)]
    .filter(({ index }) => text[index - 1] !== '\u17d2')
    .map(({ 0: word, index }) => ({ word, index }));

/** Three words, eight clusters. */
const sample = 'ការងារនៅភ្នំពេញ';

/** Whether this browser ends lines between Khmer words: some end none, some end them after any cluster. */
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

/** Where the browser cannot: its own list of words, for the places where lines may end. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a text that are held: those that are cut elsewhere, or all. */
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

/** The first piece stays in the node that React knows; the others stand behind it. */
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

/** As if it had never been held, with what is written there now. */
function letGo(node: Text, text: string | undefined) {
  for (const piece of held.get(node)?.rest ?? []) piece.remove();
  held.delete(node);
  if (text !== undefined && node.data !== text) node.data = text;
}

/** Looks at all elements before it changes one: the browser works out their styles once. */
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
 * Keeps the words of the page on one line each, now and whenever it changes, before it is drawn. An element that does
 * not wrap is put around such a word: what is copied, searched for and read aloud stays the same letters.
 */
export function holdKhmerWords(root: HTMLElement) {
  if (!breaksByWords() && 'Segmenter' in Intl) segmenter = new Intl.Segmenter('km', { granularity: 'word' });
  const observer = new MutationObserver((records) => {
    holdAll(changed(records));
    // Our own.
    observer.takeRecords();
  });
  holdAll(textsIn(root));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
