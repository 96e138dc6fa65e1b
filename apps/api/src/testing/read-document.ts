import { htmlText } from '@acheep/search/analysis/html-text';

/** Document as seen without scripts: its head, its data, and the text of the page. */
export function readDocument(text: string) {
  const [, head = '', body = ''] = /<head>([\s\S]*)<\/head>([\s\S]*)/.exec(text) ?? [];
  const attribute = (tag: string, name: string) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    return value === undefined ? undefined : htmlText(value);
  };
  const tags = (name: string) => head.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
  const scripts = [...head.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)];
  const dataOf = (match: (tag: string) => boolean) =>
    scripts.flatMap(([, tag = '', content = '']) => (match(tag) ? [JSON.parse(content)] : []));
  return {
    title: htmlText(/<title[^>]*>([^<]*)</.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(
      tags('meta').map((tag) => [
        attribute(tag, 'name') ?? attribute(tag, 'property'),
        attribute(tag, 'content'),
      ]),
    ) as Record<string, string | undefined>,
    links: Object.fromEntries(
      tags('link').map((tag) => [
        attribute(tag, 'hreflang') ?? attribute(tag, 'rel'),
        attribute(tag, 'href'),
      ]),
    ) as Record<string, string | undefined>,
    schemas: dataOf((tag) => tag.includes('ld+json')) as Record<string, unknown>[],
    answers: (dataOf((tag) => tag.includes('id="answers"'))[0] ?? []) as [string, object, unknown][],
    body,
    words: htmlText(body).replace(/\s+/g, ' '),
    headings: [...body.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, heading = '']) => htmlText(heading)),
    ways: [...body.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, href = '']) => htmlText(href)),
  };
}
