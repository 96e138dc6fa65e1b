import { useEffect, useRef } from 'react';
import { openPdf } from './pdf-source.ts';

/** Pixels per point: sharp at the size of a card. */
const scale = 1.1;

interface PdfPictureProps {
  url: string;
  className?: string | undefined;
  /** Number of the page, from 1; the last one where the PDF has fewer. */
  page?: number;
  onDrawn: (pages: number) => void;
}

/** A page of a PDF as a small picture, beside words that name it. One that changes is shown until the next is drawn. */
export function PdfPicture({ url, className, page: wanted = 1, onDrawn }: PdfPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  useEffect(() => {
    const loading = openPdf(url);
    const draw = async () => {
      const pdf = await loading.promise;
      const page = await pdf.getPage(Math.min(wanted, pdf.numPages));
      const viewport = page.getViewport({ scale });
      const next = document.createElement('canvas');
      next.width = viewport.width;
      next.height = viewport.height;
      await page.render({ canvas: next, viewport }).promise;
      if (!canvas.current || loading.destroyed) return;
      canvas.current.width = next.width;
      canvas.current.height = next.height;
      canvas.current.getContext('2d')?.drawImage(next, 0, 0);
      drawn.current(pdf.numPages);
    };
    // A picture that cannot be drawn leaves its empty sheet: the design can be chosen all the same.
    draw().catch(() => undefined);
    return () => void loading.destroy();
  }, [url, wanted]);
  return <canvas ref={canvas} className={className} aria-hidden />;
}
