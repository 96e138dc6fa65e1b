import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Loads a PDF. The file is untrusted: nothing in it is executed. */
export const openPdf = (url: string) => getDocument({ url, enableXfa: false, useWasm: false });
