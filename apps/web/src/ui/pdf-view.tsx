import { Skeleton, Text } from '@mantine/core';
import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { openPdf } from './pdf-source.ts';
import classes from './pdf-view.module.css';

/** Longer documents are opened separately to be read in full. */
const maxPages = 12;
/** Pixels per point: at least sharp enough to read, at most what memory allows, and more on paper. */
const scales = { least: 1.6, most: 2.4, print: 3 };

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
    const loading = openPdf(url);
    const read = async () => {
      const document = await loading.promise;
      const numbers = Array.from({ length: Math.min(document.numPages, maxPages) }, (_, place) => place + 1);
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
        <Page key={page.pageNumber} page={page} name={name} printed={printed} />
      ))}
      {shown.all > maxPages && <Text size="sm">{t('pdf.longer', { count: shown.all })}</Text>}
    </div>
  );
}

/** Returns the width of an element, followed as it changes. */
function useWidth(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** One page as a picture, with its text in place above it: to read aloud, to find, and to select. */
function Page({ page, name, printed }: { page: PDFPageProxy; name: string; printed: boolean }) {
  const { t } = useTranslation('field');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { width: points, height } = page.getViewport({ scale: 1 });
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    const sharp = (frame.current.clientWidth / points) * window.devicePixelRatio;
    const scale = printed ? scales.print : Math.min(Math.max(sharp, scales.least), scales.most);
    const viewport = page.getViewport({ scale });
    canvas.current.width = viewport.width;
    canvas.current.height = viewport.height;
    const drawing = page.render({ canvas: canvas.current, viewport });
    // Cancelled when the page unmounts while rendering.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, points, printed]);
  useEffect(() => {
    const container = words.current;
    if (!container) return;
    const source = page.streamTextContent();
    const layer = new TextLayer({
      textContentSource: source,
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().catch(() => undefined);
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page]);
  return (
    <div
      ref={frame}
      className={classes.page}
      style={
        { aspectRatio: `${points} / ${height}`, '--total-scale-factor': width / points } as CSSProperties
      }
    >
      <canvas
        ref={canvas}
        className={classes.picture}
        role="img"
        aria-label={t('pdf.page', { name, page: page.pageNumber })}
      />
      <div ref={words} className={classes.words} />
    </div>
  );
}
