/** Functions of PDFium that read attached files. */
export interface PdfAttachments {
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
const [mostAttachments, longestName, largest] = [10, 64, 2_000_000];

/** Texts of the files that a PDF of ours has with it; none for others, whose attachments are never unpacked. */
export function attachedTo(pdfium: PdfAttachments, document: number): string[] {
  const count = Math.min(pdfium._FPDFDoc_GetAttachmentCount(document), mostAttachments);
  const scratch = pdfium.wasmExports.malloc(longestName * 2);
  /** The memory is read anew each time: growing replaces its buffer. */
  const bytes = (start: number, size: number) => Buffer.from(pdfium.HEAPU8.subarray(start, start + size));
  return Array.from({ length: count }, (_, place) => {
    const attachment = pdfium._FPDFDoc_GetAttachment(document, place);
    const size = pdfium._FPDFAttachment_GetName(attachment, scratch, longestName * 2);
    // The name ends with a zero.
    const name = size <= longestName * 2 ? bytes(scratch, size - 2).toString('utf16le') : '';
    if (!ownName.test(name) || !pdfium._FPDFAttachment_GetFile(attachment, 0, 0, scratch)) return [];
    const length = bytes(scratch, 4).readUInt32LE();
    if (length > largest) return [];
    const data = pdfium.wasmExports.malloc(length);
    const isRead = data && pdfium._FPDFAttachment_GetFile(attachment, data, length, scratch);
    return isRead ? [bytes(data, length).toString('utf8')] : [];
  }).flat();
}
