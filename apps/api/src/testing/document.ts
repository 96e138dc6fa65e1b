import { constants, crc32, deflateRawSync } from 'node:zlib';

// Smallest possible files of each kind, built by hand: some that the type check must accept, some that it must refuse.

/** PDF of one empty page, padded to `size` bytes. */
export function pdf(size = 0, { head = '', end = '%%EOF\n' } = {}): Buffer {
  const body = `%PDF-1.4\n${head}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
`;
  const trailer = `trailer<</Root 1 0 R>>\nstartxref\n9\n${end}`;
  const filling = '%'.repeat(Math.max(0, size - body.length - trailer.length));
  return Buffer.from(body + filling + trailer, 'latin1');
}

interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** Compressed content, if not that of `content`: then the headers are false. */
  packed?: Buffer;
}

/** ZIP file with these entries, compressed. */
export function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, packed: given } of entries) {
    const plain = Buffer.from(content);
    const packed = given ?? deflateRawSync(plain);
    const sizes = Buffer.alloc(22);
    sizes.writeUInt16LE(8, 2);
    sizes.writeUInt32LE(crc32(plain), 8);
    sizes.writeUInt32LE(packed.length, 12);
    sizes.writeUInt32LE(plain.length, 16);
    sizes.writeUInt16LE(name.length, 20);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'),
      sizes,
      Buffer.alloc(2),
      Buffer.from(name),
      packed,
    ]);
    const rest = Buffer.alloc(16);
    rest.writeUInt32LE(offset, 12);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000\u0014\u0000', 'latin1'),
      sizes,
      rest,
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

/** Office package whose main part is of this kind, such as `spreadsheetml.sheet`. */
export const officePackage = (main: string): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: contentTypes(main) },
    { name: 'main.xml', content: '<main/>' },
  ]);

export const docx = (): Buffer => officePackage('wordprocessingml.document');

/** DOCX whose list of content types unpacks to `megabytes`, with a header that claims it is small. */
export function bombDocx(megabytes: number): Buffer {
  const content = contentTypes('wordprocessingml.document');
  const part = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  const spaces = part(' '.repeat(1_000_000));
  const packed = Buffer.concat([part(content), ...Array<Buffer>(megabytes).fill(spaces), deflateRawSync('')]);
  return zip([
    { name: '[Content_Types].xml', content, packed },
    { name: 'word/document.xml', content: '<w:document/>' },
  ]);
}

const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const sector = 512;

function directoryEntry(name: string, kind: number, right = free, child = free): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt32LE(free, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  return entry;
}

/** OLE compound file with these streams at its top level: DOC, XLS and MSI are such files. */
export function compoundFile(streams: string[]): Buffer {
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, free, 1),
    ...streams.map((name, index) => directoryEntry(name, 2, index + 1 < streams.length ? index + 2 : free)),
  ]);
  const directorySectors = Math.ceil(directory.length / sector);
  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let at = 1; at <= directorySectors; at += 1) {
    table.writeUInt32LE(at < directorySectors ? at + 1 : endOfChain, at * 4);
  }
  return Buffer.concat([
    header,
    table,
    directory,
    Buffer.alloc(directorySectors * sector - directory.length),
  ]);
}

export const doc = (): Buffer =>
  compoundFile(['1Table', 'Data', 'CompObj', 'SummaryInformation', 'WordDocument']);

/** Beginning of a Windows program. */
export const exe = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(2000)]);
