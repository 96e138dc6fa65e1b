import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './pdf-view.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Longer documents are opened separately to be read in full. */
const mostPages = 12;
/** Pixels per point: sharp on phones, and on paper if printed. */
const scales = { screen: 1.6, print: 3 };

interface PdfViewProps {
  url: string;
  name: string;
  /** True when rendered at print resolution. */
  printed?: boolean;
}

interface Shown {
  pages: PDFPageProxy[];
  all: number;
}

/** A PDF rendered to canvas, because the site's Content-Security-Policy allows neither plug-ins nor frames. */
export function PdfView({ url, name, printed = false }: PdfViewProps) {
  const { t } = useTranslation('field');
  const [shown, setShown] = useState<Shown | 'unreadable'>();
  useEffect(() => {
    // The file is untrusted: nothing in it is executed.
    const loading = getDocument({ url, enableXfa: false, useWasm: false });
    const read = async () => {
      const document = await loading.promise;
      const numbers = Array.from({ length: Math.min(document.numPages, mostPages) }, (_, place) => place + 1);
      const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
      setShown({ pages, all: document.numPages });
    };
    read().catch(() => {
      if (!loading.destroyed) setShown('unreadable');
    });
    return () => void loading.destroy();
  }, [url]);
  if (!shown) return <Skeleton height={480} />;
  if (shown === 'unreadable') return <Text className={classes.text}>{t('pdf.unreadable')}</Text>;
  return (
    <div className={classes.pages}>
      {shown.pages.map((page) => (
        <Page key={page.pageNumber} page={page} name={name} scale={scales[printed ? 'print' : 'screen']} />
      ))}
      {shown.all > mostPages && <Text size="sm">{t('pdf.longer', { count: shown.all })}</Text>}
    </div>
  );
}

/** One page as a picture, and its text for screen readers. */
function Page({ page, name, scale }: { page: PDFPageProxy; name: string; scale: number }) {
  const { t } = useTranslation('field');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!canvas.current) return;
    const viewport = page.getViewport({ scale });
    canvas.current.width = viewport.width;
    canvas.current.height = viewport.height;
    const drawing = page.render({ canvas: canvas.current, viewport });
    // Cancelled when the page unmounts while rendering.
    drawing.promise.catch(() => undefined);
    void page
      .getTextContent()
      .then(({ items }) => setText(items.map((item) => ('str' in item ? item.str : '')).join(' ')));
    return () => drawing.cancel();
  }, [page, scale]);
  return (
    <>
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={t('pdf.page', { name, page: page.pageNumber })}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
