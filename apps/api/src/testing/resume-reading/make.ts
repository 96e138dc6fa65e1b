import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  Document,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Source } from './source.ts';

const require = createRequire(import.meta.url);
const fontFolder = path.dirname(require.resolve('@expo-google-fonts/kantumruy-pro/package.json'));
const fontPaths = ['400Regular', '700Bold'].map((name) => path.join(fontFolder, name));
const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');
let compiler: NodeCompiler | undefined;

function pdfOf({ layout, main, side }: Source): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
  const inputs = { data: JSON.stringify({ layout, main, side }) };
  return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs }, {}));
}

type Content = Paragraph | Table;
const plain = (text: string) => new Paragraph({ text });
const bold = (text: string, size = 22) =>
  new Paragraph({ children: [new TextRun({ text, bold: true, size })] });

function paragraphOf([kind, first = '', ...more]: Block, layout: string): Content {
  if (layout === 'unformatted') return plain([first, ...more].join('\t'));
  if (kind === 'name')
    return layout === 'headings'
      ? new Paragraph({ text: first, heading: HeadingLevel.TITLE })
      : bold(first, 36);
  if (kind === 'heading')
    return layout === 'headings'
      ? new Paragraph({ text: first, heading: HeadingLevel.HEADING_1 })
      : bold(first, 26);
  if (kind === 'right')
    return new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text: first, bold: true }), new TextRun({ text: `\t${more.join('\t')}` })],
    });
  if (kind === 'bold') return bold(first);
  if (kind === 'bullet') return new Paragraph({ text: first, bullet: { level: 0 } });
  return plain(first);
}

const tableOf = (rows: Block[]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([, ...cells]) =>
        new TableRow({ children: cells.map((cell) => new TableCell({ children: [plain(cell)] })) }),
    ),
  });

function contentsOf(blocks: readonly Block[], layout: string): Content[] {
  const children: Content[] = [];
  let rows: Block[] = [];
  const flush = () => {
    if (rows.length > 0) children.push(tableOf(rows));
    rows = [];
  };
  for (const block of blocks) {
    if (block[0] === 'row') rows.push(block);
    else {
      flush();
      children.push(paragraphOf(block, layout));
    }
  }
  flush();
  return children;
}

/** Two columns as Word's own templates set them: one row of a table without borders. */
function columnsOf({ layout, main, side }: Source): Table {
  const columns = layout === 'sidebar-right' ? [main, side] : [side, main];
  const cells = columns.map((blocks) => new TableCell({ children: contentsOf(blocks, layout) }));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [new TableRow({ children: cells })],
  });
}

async function docxOf(source: Source): Promise<Uint8Array> {
  const { layout, main, side } = source;
  const section: ISectionOptions = {
    children: side.length > 0 ? [columnsOf(source)] : contentsOf(main, layout),
  };
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [section] })));
}

/** File that a person with this CV would send. */
export const makeFile = async (source: Source): Promise<Uint8Array> =>
  source.format === 'pdf' ? pdfOf(source) : docxOf(source);
