import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bombDocx,
  compoundFile,
  doc,
  docx,
  exe,
  officePackage,
  pdf,
  zip,
} from '../../../testing/document.ts';
import { receivedDocument } from './document-type.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-document-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function typeOf(content: Buffer) {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return (await receivedDocument(file))?.mediaType ?? null;
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const manyStreams = Array.from({ length: 40 }, (_, number) => `Object${number}`);

describe('takes by content', () => {
  it.each([
    ['a PDF', pdf(), 'application/pdf'],
    ['a DOC', doc(), 'application/msword'],
    ['a DOC with a long directory', compoundFile([...manyStreams, 'WordDocument']), 'application/msword'],
    ['a DOCX', docx(), docxType],
    [
      'a DOCX whose content types come last',
      zip([{ name: 'word/document.xml', content: '<w:document/>' }, ...[docxTypesEntry()]]),
      docxType,
    ],
  ])('%s', async (_, content, type) => {
    expect(await typeOf(content)).toBe(type);
  });
});

const headers = Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n');
describe('takes a PDF from what surrounds it', () => {
  it.each([
    ['a byte order mark', Buffer.from([0xef, 0xbb, 0xbf]), ''],
    ['empty lines', Buffer.from('\r\n\n'), ''],
    ['headers of its mail or its answer', headers, ''],
    ['zeros to the end of a block', Buffer.alloc(0), '\0'.repeat(5000)],
    ['a page that its server wrote behind it', Buffer.alloc(0), '<html><script>alert(1)</script></html>'],
    ['a signature behind it', headers, '\n-- \nSent from my phone'],
  ])('%s', async (_, before, behind) => {
    const content = Buffer.concat([before, pdf(3000), Buffer.from(behind)]);
    expect(await typeOf(content)).toBe('application/pdf');
    expect(await readFile(path.join(folder, 'file'), 'latin1')).toBe(pdf(3000).toString('latin1'));
  });
});

function docxTypesEntry() {
  return { name: '[Content_Types].xml', content: `<Override ContentType="${docxType}.main+xml"/>` };
}

describe('refuses', () => {
  const page = '<html><script>alert(1)</script></html>';
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a program', exe()],
    ['a program with a PDF inside', Buffer.concat([exe(), pdf()])],
    ['a page', Buffer.from(page)],
    ['a page with a PDF inside', Buffer.concat([Buffer.from(page), pdf()])],
    ['a PDF that starts as a page', pdf(0, { head: `${page}\n` })],
    ['a PDF without an end', pdf(5000, { end: '' })],
    ['a PDF behind more than programs skip', Buffer.concat([Buffer.alloc(1100, 'x'), pdf()])],
    ['a page before a PDF', Buffer.concat([Buffer.from('\n<svg onload="alert(1)">'), pdf()])],
    // With the first page at its front for the web, as a transfer left it.
    ['a PDF cut off behind its first page', Buffer.concat([pdf(), Buffer.from('4 0 obj<</Type/Page')])],
    ['text', Buffer.from('My life, in short.')],
    ['a spreadsheet', officePackage('spreadsheetml.sheet')],
    ['a presentation', officePackage('presentationml.presentation')],
    ['a ZIP', zip([{ name: 'cv.txt', content: 'My life' }])],
    ['a ZIP with a folder called word', zip([{ name: 'word/document.xml', content: '<w:document/>' }])],
    ['a DOCX cut short', docx().subarray(0, -30)],
    ['an old spreadsheet', compoundFile(['Workbook', 'SummaryInformation'])],
    ['an installer', compoundFile(['!StringData', 'Property'])],
    ['a compound file without content', compoundFile([]).subarray(0, 600)],
  ])('%s', async (_, content) => {
    expect(await typeOf(content)).toBeNull();
  });

  it('a compound file whose directory turns in circles', async () => {
    const content = doc();
    content.writeUInt32LE(1, 512 + 4);
    content.writeUInt32LE(1, 1024 + 128 + 72);
    expect(await typeOf(content)).toBeNull();
  });

  it('a ZIP bomb, without unpacking it', async () => {
    const content = bombDocx(200);
    expect(content.length).toBeLessThan(256_000);
    const before = process.resourceUsage().maxRSS;
    expect(await typeOf(content)).toBeNull();
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
  });
});
