import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Source } from './source.ts';

const require = createRequire(import.meta.url);
const fontFolder = path.dirname(require.resolve('@expo-google-fonts/kantumruy-pro/package.json'));
const fontPaths = ['400Regular', '700Bold'].map((name) => path.join(fontFolder, name));
const template = readFileSync(new URL('./sheet.typ', import.meta.url), 'utf8');
let compiler: NodeCompiler | undefined;

function pdfOf({ layout, look, header, footer, main, side }: Source): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
  const inputs = { data: JSON.stringify({ layout, look, header, footer, main, side }) };
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
  if (kind === 'label')
    return new Paragraph({
      tabStops: [{ type: TabStopType.LEFT, position: 2600 }],
      children: [new TextRun({ text: `${first}\t: ${more.join(' ')}` })],
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

/** Side column as many people set it in Word: a text box beside the body. */
const textBoxOf = (side: readonly Block[], layout: string) =>
  new Textbox({
    alignment: 'left',
    style: { width: '55mm', height: 'auto' },
    children: contentsOf(side, layout),
  });

/** Line at the head or foot of each page, as Word holds it: beside the body, with a field for the page. */
function edgeOf(line: string): Paragraph[] {
  if (line === '') return [];
  const [before = '', after] = line.split('#');
  const page = after === undefined ? [] : [PageNumber.CURRENT, after];
  return [new Paragraph({ children: [new TextRun({ children: [before, ...page] })] })];
}

function sectionsOf(source: Source): ISectionOptions[] {
  const { layout, main, side } = source;
  const edges = {
    headers: { default: new Header({ children: edgeOf(source.header) }) },
    footers: { default: new Footer({ children: edgeOf(source.footer) }) },
  };
  const usual = source.header + source.footer === '' ? {} : edges;
  if (layout === 'text-box')
    return [{ ...usual, children: [textBoxOf(side, layout), ...contentsOf(main, layout)] }];
  if (layout === 'text-columns') {
    const head = main.findIndex(([kind]) => kind === 'heading');
    return [
      { ...usual, children: contentsOf(main.slice(0, head), layout) },
      {
        properties: { type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
        children: contentsOf(main.slice(head), layout),
      },
    ];
  }
  return [{ ...usual, children: side.length > 0 ? [columnsOf(source)] : contentsOf(main, layout) }];
}

async function docxOf(source: Source): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: sectionsOf(source) })));
}

/** File that a person with this CV would send. */
export const makeFile = async (source: Source): Promise<Uint8Array> =>
  source.format === 'pdf' ? pdfOf(source) : docxOf(source);
