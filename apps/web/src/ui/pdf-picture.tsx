import { useEffect, useRef } from 'react';
import { openPdf } from './pdf-source.ts';

/** Pixels per point: sharp at the size of a card. */
const scale = 1.1;

interface PdfPictureProps {
  url: string;
  className?: string | undefined;
  onDrawn: () => void;
}

/** First page of a PDF as a small picture, beside words that name it. */
export function PdfPicture({ url, className, onDrawn }: PdfPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  useEffect(() => {
    const loading = openPdf(url);
    const draw = async () => {
      const page = await (await loading.promise).getPage(1);
      if (!canvas.current) return;
      const viewport = page.getViewport({ scale });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      await page.render({ canvas: canvas.current, viewport }).promise;
      drawn.current();
    };
    // A picture that cannot be drawn leaves its empty sheet: the design can be chosen all the same.
    draw().catch(() => undefined);
    return () => void loading.destroy();
  }, [url]);
  return <canvas ref={canvas} className={className} aria-hidden />;
}
