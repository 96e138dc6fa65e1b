import { isObject, listOf, type Values } from '@acheep/contract/talent/json-resume-value';

/*
 * A foreign document is read by taking values out of its tree. What nobody took remains in it and goes along under its
 * own name, so that the import tells it: no converter can lose a text by not knowing it.
 */

/** Value at a path, left where it is. */
const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    tree,
  );

/** Takes the value at a path. */
export function take(tree: unknown, ...path: string[]): unknown {
  const value = at(tree, path);
  const parent = at(tree, path.slice(0, -1));
  const key = path.at(-1);
  if (isObject(parent) && key !== undefined) delete parent[key];
  return value;
}

const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Takes the text at a path; anything else stays. */
export function takeText(tree: unknown, ...path: string[]): string | undefined {
  const text = textIn(at(tree, path));
  if (text !== undefined) take(tree, ...path);
  return text;
}

/** Takes the texts at a path, one or a list of them, in one line. */
export function takeLine(tree: unknown, between: string, ...path: string[]): string | undefined {
  const texts = listOf(at(tree, path)).map(textIn);
  if (texts.length === 0 || texts.some((text) => text === undefined)) return undefined;
  take(tree, ...path);
  return texts.join(between);
}

/** Objects at a path, one or a list of them, left where they are. */
export const objectsAt = (tree: unknown, ...path: string[]): Values[] =>
  listOf(at(tree, path)).filter(isObject);

/** Takes the objects at a path; anything else in the list stays. */
export function takeObjects(tree: unknown, ...path: string[]): Values[] {
  const objects = objectsAt(tree, ...path);
  const others = listOf(take(tree, ...path)).filter((value) => !isObject(value));
  const parent = at(tree, path.slice(0, -1));
  const key = path.at(-1);
  if (others.length > 0 && isObject(parent) && key !== undefined) parent[key] = others;
  return objects;
}

/** What was read of an object, with what remains of it. A name that both have is another one in the rest. */
export const withRest = (read: Values, rest: Values): Values => ({
  ...read,
  ...Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [read[key] === undefined ? key : `${key} `, value]),
  ),
});

/** A copy of a tree with other texts. */
export function mapTexts(tree: unknown, change: (text: string) => string): unknown {
  if (typeof tree === 'string') return change(tree);
  if (Array.isArray(tree)) return tree.map((one) => mapTexts(one, change));
  if (!isObject(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, mapTexts(one, change)]));
}
