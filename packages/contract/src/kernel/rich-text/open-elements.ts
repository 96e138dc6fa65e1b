import { type Context, contextOf, outermost } from './context.ts';
import { type Attributes, type Element, elementOf, isEndedBy, isInlineTag } from './element.ts';

/** An element that is open. */
export interface OpenElement extends Element {
  /** What holds inside it, and around it. */
  context: Context;
  above: Context;
}

const tableParts = ['td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'caption'];

/** Inline elements that go on if another one around them ends: `<b><i>one</b> two</i>`. */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Most elements that the end of an inline one is looked for behind. */
const farthest = 30;

/**
 * The elements that are open at a place of a document, also where tags are missing or cross each other. `onEnd` is
 * called for each before it ends.
 */
export function openElements(onEnd: (element: OpenElement) => void) {
  const stack: OpenElement[] = [];
  /** How many elements of each name can be ended here: a cell cannot be from a table inside it. */
  let counts = new Map<string, number>();
  const countsAround: Map<string, number>[] = [];
  let context = outermost;

  const count = (tag: string, by: 1 | -1) => counts.set(tag, (counts.get(tag) ?? 0) + by);

  function enterScope(tag: string) {
    if (tag === 'template') {
      countsAround.push(counts);
      counts = new Map();
    } else if (tag === 'table') {
      countsAround.push(new Map(tableParts.map((part) => [part, counts.get(part) ?? 0])));
      for (const part of tableParts) counts.delete(part);
    }
  }

  function leaveScope(tag: string) {
    if (tag === 'template') counts = countsAround.pop() ?? counts;
    else if (tag === 'table') for (const [part, before] of countsAround.pop() ?? []) counts.set(part, before);
  }

  function pop() {
    const last = stack.at(-1);
    if (!last) return;
    onEnd(last);
    stack.pop();
    count(last.tag, -1);
    leaveScope(last.tag);
    context = last.above;
  }

  /** Ends an inline element around others that stay open: `<b><p>one</b> two</p>`. */
  function lift(at: number) {
    const [lifted] = stack.splice(at, 1);
    if (!lifted) return;
    count(lifted.tag, -1);
    context = lifted.above;
    for (const element of stack.slice(at)) {
      const { context: before } = element;
      element.above = context;
      // The lists and items are the same as before.
      element.context = { ...contextOf(element, context), list: before.list, item: before.item };
      context = element.context;
    }
  }

  function closeInline(tag: string) {
    let isCrossing = false;
    for (let at = stack.length - 1; at >= Math.max(0, stack.length - farthest); at -= 1) {
      const element = stack[at];
      if (!element) return;
      if (element.tag !== tag) isCrossing ||= !isInlineTag(element.tag) || formatting.has(element.tag);
      else if (isCrossing) return lift(at);
      else {
        while (stack.length > at) pop();
        return;
      }
    }
  }

  return {
    /** What holds for text here. */
    here: () => context,

    /** Ends the elements that end where this one begins, and opens it. */
    open(tag: string, attributes: Attributes): OpenElement {
      for (let last = stack.at(-1); last && isEndedBy(last.tag, tag); last = stack.at(-1)) pop();
      const above = context;
      const given = elementOf(tag, attributes);
      context = contextOf(given, above);
      const element = { ...given, context, above };
      enterScope(tag);
      count(tag, 1);
      stack.push(element);
      return element;
    },

    /** Ends an element, and those inside it; false if there is none. */
    close(tag: string): boolean {
      if (!counts.get(tag)) return false;
      if (isInlineTag(tag)) closeInline(tag);
      else
        for (let last: string | undefined; last !== tag; ) {
          last = stack.at(-1)?.tag;
          pop();
        }
      return true;
    },

    closeAll() {
      while (stack.length > 0) pop();
    },
  };
}
