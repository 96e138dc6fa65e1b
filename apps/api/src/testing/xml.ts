import sax from 'sax';

/** Element of a document, with its own text. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  inside: Element[];
}

/** Parses a document as strictly as XML requires; throws if it is not well-formed. */
export function readXml(source: string): Element {
  const top: Element = { name: '', attributes: {}, text: '', inside: [] };
  const open = [top];
  const parser = sax.parser(true, {});
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '', inside: [] };
    open.at(-1)?.inside.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  const take = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(source).close();
  const [root] = top.inside;
  if (!root) throw new Error('An empty document');
  return root;
}

/** Child elements of this name, and the text of the first. */
export const elementsOf = (element: Element, name: string) =>
  element.inside.filter((one) => one.name === name);
export const textOf = (element: Element, name: string) => elementsOf(element, name)[0]?.text;
