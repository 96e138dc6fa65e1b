import path from 'node:path';
import sax from 'sax';
import { readZipEntry } from '../../../platform/upload/zip-entry.ts';
import { faultOf } from './line.ts';

/** Maximum bytes of an unpacked part. The text of a CV takes a few hundred kB. */
const maxPartBytes = 8_000_000;
/** Maximum bytes of a list of relations, and of a header or a note. */
const [maxListBytes, maxEdgeBytes] = [500_000, 1_000_000];

/** Maximum headers, footers and notes; a document has three kinds of each for a section. */
const maxEdges = 30;

interface Relation {
  id: string;
  /** Last word of the type's address: `header`, `officeDocument`. */
  kind: string;
  /** Path in the package. */
  target: string;
}

/** Relations of a part (ECMA-376-2, 9.3), which say where the parts are that belong to it. */
async function relationsOf(file: string, part: string): Promise<Relation[]> {
  const { dir, base } = path.posix.parse(part);
  const xml = await readZipEntry(file, path.posix.join(dir, '_rels', `${base}.rels`), maxListBytes);
  const found: Relation[] = [];
  const reader = sax.parser(true);
  reader.onerror = () => {
    throw faultOf('damaged');
  };
  reader.onopentag = ({ name, attributes }) => {
    const {
      Id: id = '',
      Type: type = '',
      Target: target = '',
      TargetMode: mode,
    } = attributes as Record<string, string>;
    if (!/(?:^|:)Relationship$/.test(name) || mode === 'External') return;
    const absolute = target.startsWith('/') ? target.slice(1) : path.posix.join(dir, target);
    found.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), target: absolute });
  };
  if (xml) reader.write(xml.toString('utf8')).close();
  return found;
}

/** The XML of the parts of a DOCX file that its reader sees, in that order. */
export interface DocxParts {
  headers: string[];
  body: string;
  /** Footnotes, endnotes, and footers. */
  below: string[];
}

const edges = new Set(['header', 'footer']);
const notes = new Set(['footnotes', 'endnotes']);

/** Where Word keeps headers and footers, for files of programs that wrote no relations. */
const usualEdges = ['header', 'footer'].flatMap((kind) =>
  [1, 2, 3].map((number): Relation => ({ id: '', kind, target: `word/${kind}${number}.xml` })),
);

/** Finds the parts of a DOCX file by their relations: no name is prescribed, and each page may have headers of its own. */
export async function partsOfDocx(file: string): Promise<DocxParts> {
  const [main] = (await relationsOf(file, '')).filter(({ kind }) => kind === 'officeDocument');
  const name = main?.target ?? 'word/document.xml';
  const xml = await readZipEntry(file, name, maxPartBytes);
  if (!xml) throw faultOf('damaged');
  const body = xml.toString('utf8');
  const references = body.split('<').filter((tag) => /^\w{1,40}:(?:header|footer)Reference /.test(tag));
  const used = new Set(references.map((tag) => /:id="([^"]*)"/.exec(tag)?.[1]));
  const related = await relationsOf(file, name);
  const seen = (related.length > 0 ? related : usualEdges).filter(
    ({ id, kind }) => notes.has(kind) || (edges.has(kind) && (used.size === 0 || used.has(id))),
  );
  if (seen.length > maxEdges) throw faultOf('too_heavy');
  const textsOf = async (isOf: (kind: string) => boolean) => {
    const texts: string[] = [];
    for (const target of new Set(seen.filter(({ kind }) => isOf(kind)).map((one) => one.target)))
      texts.push((await readZipEntry(file, target, maxEdgeBytes))?.toString('utf8') ?? '');
    return texts.filter((text) => text !== '');
  };
  return {
    headers: await textsOf((kind) => kind === 'header'),
    body,
    below: [...(await textsOf((kind) => notes.has(kind))), ...(await textsOf((kind) => kind === 'footer'))],
  };
}
