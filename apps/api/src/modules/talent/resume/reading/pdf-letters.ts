import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';
import {
  type Drawn,
  isKhmer,
  type Letter,
  withDrawnWidths,
  withoutEchoes,
  withWholeGlyphs,
} from './letter.ts';
import { faultOf, maxLetters, maxPages } from './line.ts';

/** Functions of PDFium that read attached files. */
interface PdfAttachments {
  HEAPU8: Uint8Array;
  wasmExports: { malloc(size: number): number };
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, place: number): number;
  _FPDFAttachment_GetName(attachment: number, buffer: number, size: number): number;
  _FPDFAttachment_GetFile(attachment: number, buffer: number, size: number, length: number): number;
}

/** Names that our own PDFs give to the data of a CV. */
const ownName = /^resume-(?:en|km)\.json$/;
/** Maximum attachments that are looked at, letters of a name, and bytes of the data. */
const [maxAttachments, maxNameLength, maxDataBytes] = [10, 64, 2_000_000];

/** Texts of the files that a PDF of ours has with it; none for others, whose attachments are never unpacked. */
function attachedTo(pdfium: PdfAttachments, document: number): string[] {
  const count = Math.min(pdfium._FPDFDoc_GetAttachmentCount(document), maxAttachments);
  const scratch = pdfium.wasmExports.malloc(maxNameLength * 2);
  /** The memory is read anew each time: growing replaces its buffer. */
  const bytes = (start: number, size: number) => Buffer.from(pdfium.HEAPU8.subarray(start, start + size));
  return Array.from({ length: count }, (_, place) => {
    const attachment = pdfium._FPDFDoc_GetAttachment(document, place);
    const size = pdfium._FPDFAttachment_GetName(attachment, scratch, maxNameLength * 2);
    // The name ends with a zero.
    const name = size <= maxNameLength * 2 ? bytes(scratch, size - 2).toString('utf16le') : '';
    if (!ownName.test(name) || !pdfium._FPDFAttachment_GetFile(attachment, 0, 0, scratch)) return [];
    const length = bytes(scratch, 4).readUInt32LE();
    if (length > maxDataBytes) return [];
    const data = pdfium.wasmExports.malloc(length);
    const isRead = data && pdfium._FPDFAttachment_GetFile(attachment, data, length, scratch);
    return isRead ? [bytes(data, length).toString('utf8')] : [];
  }).flat();
}

/** Functions of PDFium that read text with positions; the library's own types omit them. */
interface PdfText extends PdfAttachments {
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, page: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_IsGenerated(text: number, place: number): number;
  _FPDFText_GetUnicode(text: number, place: number): number;
  _FPDFText_GetFontSize(text: number, place: number): number;
  _FPDFText_GetFontWeight(text: number, place: number): number;
  _FPDFText_GetMatrix(text: number, place: number, matrix: number): number;
  _FPDFText_GetLooseCharBox(text: number, place: number, box: number): number;
  _FPDFText_GetCharBox(
    text: number,
    place: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetCharOrigin(text: number, place: number, x: number, y: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, place: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDF_ClosePage(page: number): void;
}

/** Maximum bytes of PDFium's memory. A CV with photos takes about 30 MB. */
const maxMemory = 256 * 1024 * 1024;
const wasm = new WebAssembly.Module(
  readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
);
const [wrongPassword, unknownSecurity] = [4, 5];
const boldWeight = 600;

interface Started {
  pdfium: PdfText;
  /** True when it was refused more memory. */
  wasRefused: () => boolean;
}

/** Starts PDFium with separate memory, discarded after use: no file can affect the next one. */
async function startPdfium(): Promise<Started> {
  let refused = false;
  const quiet = { print() {}, printErr() {} };
  const pdfium = await PDFiumModule({
    ...quiet,
    instantiateWasm(imports, done) {
      const { env } = imports as { env: Record<string, (size: number) => number> };
      const grow = env.emscripten_resize_heap;
      // Refused memory aborts the reading, so that no file can exhaust the machine.
      env.emscripten_resize_heap = (size) => {
        refused ||= size > maxMemory;
        return refused ? 0 : (grow?.(size) ?? 0);
      };
      const instance = new WebAssembly.Instance(wasm, imports);
      (done as unknown as (instance: WebAssembly.Instance) => void)(instance);
      return instance.exports;
    },
  });
  return { pdfium: pdfium as unknown as PdfText, wasRefused: () => refused };
}

/** PDFium may return surrogate halves one by one; joining the letters joins them again. */
const letterOf = (code: number) => (code >= 0x20 ? String.fromCodePoint(code) : ' ');

const textObject = 1;
const maxObjects = 50_000;

function drawnOn(pdfium: PdfText, page: number, scratch: number): Drawn[] {
  const drawn: Drawn[] = [];
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), maxObjects);
  for (let place = 0; place < count; place += 1) {
    const object = pdfium._FPDFPage_GetObject(page, place);
    if (pdfium._FPDFPageObj_GetType(object) !== textObject) continue;
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.HEAPU8.buffer, scratch, 4);
    drawn.push({ left, bottom, right, top });
  }
  return drawn;
}

/** Limits on reading a file: an excess is either refused or cut off. */
interface Bounds {
  pages: number;
  letters: number;
  beyond: 'refuse' | 'leave';
}
const ofResume: Bounds = { pages: maxPages, letters: maxLetters, beyond: 'refuse' };

function lettersOfPage(pdfium: PdfText, page: number, room: number, { beyond }: Bounds): Letter[] {
  const text = pdfium._FPDFText_LoadPage(page);
  const all = text ? pdfium._FPDFText_CountChars(text) : 0;
  if (all > room && beyond === 'refuse') throw faultOf('too_long');
  const count = Math.min(all, room);
  const scratch = pdfium.wasmExports.malloc(64);
  const found: Letter[] = [];
  for (let place = 0; place < count; place += 1) {
    const code = pdfium._FPDFText_GetUnicode(text, place);
    if (pdfium._FPDFText_IsGenerated(text, place) === 1) continue;
    if (code === 0 || code === 0x0d || code === 0x0a || code === 0xfffe || code === 0xffff) continue;
    if (!pdfium._FPDFText_GetLooseCharBox(text, place, scratch)) continue;
    // Read again each time: growing the memory replaces its buffer.
    const box = new DataView(pdfium.HEAPU8.buffer, scratch, 64);
    const [left, right] = [box.getFloat32(0, true), box.getFloat32(8, true)];
    pdfium._FPDFText_GetCharOrigin(text, place, scratch, scratch + 8);
    const base = new DataView(pdfium.HEAPU8.buffer, scratch, 64).getFloat64(8, true);
    pdfium._FPDFText_GetCharBox(text, place, scratch, scratch + 8, scratch + 16, scratch + 24);
    const [drawnLeft = 0, drawnRight = 0, bottom = 0, top = 0] = new Float64Array(
      pdfium.HEAPU8.buffer.slice(scratch, scratch + 32),
    );
    const drawn = { left: drawnLeft, right: drawnRight, bottom, top };
    pdfium._FPDFText_GetMatrix(text, place, scratch);
    const scale = Math.abs(new DataView(pdfium.HEAPU8.buffer, scratch, 64).getFloat32(12, true)) || 1;
    const size = pdfium._FPDFText_GetFontSize(text, place) * scale;
    const bold = pdfium._FPDFText_GetFontWeight(text, place) >= boldWeight;
    found.push({ text: letterOf(code), left, right, base, size, bold, drawn });
  }
  pdfium._FPDFText_ClosePage(text);
  const letters = withoutEchoes(withWholeGlyphs(found));
  const hasKhmer = letters.some((letter) => isKhmer(letter.text));
  return hasKhmer ? withDrawnWidths(letters, drawnOn(pdfium, page, scratch)) : letters;
}

/** Letters by page, whether the file has more, and the data that a CV of ours has with it. */
export interface ReadLetters {
  pages: Letter[][];
  more: boolean;
  attached: string[];
}

function lettersOfDocument(pdfium: PdfText, file: Uint8Array, bounds: Bounds): ReadLetters {
  pdfium._FPDF_InitLibrary();
  const data = pdfium.wasmExports.malloc(file.length);
  if (!data) throw faultOf('too_heavy');
  pdfium.HEAPU8.set(file, data);
  const document = pdfium._FPDF_LoadMemDocument(data, file.length, 0);
  if (!document) {
    const reason = pdfium._FPDF_GetLastError();
    throw faultOf(reason === wrongPassword || reason === unknownSecurity ? 'encrypted' : 'damaged');
  }
  const count = pdfium._FPDF_GetPageCount(document);
  if (count > bounds.pages && bounds.beyond === 'refuse') throw faultOf('too_long');
  const pages: Letter[][] = [];
  let room = bounds.letters;
  for (let place = 0; place < Math.min(count, bounds.pages) && room > 0; place += 1) {
    const page = pdfium._FPDF_LoadPage(document, place);
    if (!page) throw faultOf('damaged');
    const letters = lettersOfPage(pdfium, page, room, bounds);
    room -= letters.length;
    pages.push(letters);
    pdfium._FPDF_ClosePage(page);
  }
  return { pages, more: count > pages.length || room <= 0, attached: attachedTo(pdfium, document) };
}

/** Letters of each page of a PDF, in content order. */
export async function lettersOf(file: Uint8Array, bounds = ofResume): Promise<ReadLetters> {
  const { pdfium, wasRefused } = await startPdfium();
  try {
    return lettersOfDocument(pdfium, file, bounds);
  } catch (error) {
    if (wasRefused()) throw faultOf('too_heavy');
    // After a trap PDFium is unusable; its memory is discarded.
    throw error instanceof WebAssembly.RuntimeError ? faultOf('damaged') : error;
  }
}
