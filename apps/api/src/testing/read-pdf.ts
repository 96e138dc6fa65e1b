import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF, and closes it once its pages have been looked at. The reader is kept for the worker's other files. */
export async function withPages<T>(bytes: Buffer, look: (pages: PDFiumPage[]) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    return await look([...document.pages()]);
  } finally {
    document.destroy();
  }
}
