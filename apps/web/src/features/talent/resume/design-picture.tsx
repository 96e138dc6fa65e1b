import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import classes from './designs-panel.module.css';
import { type Look, pdfQuery } from './resume-pdf.ts';

const PdfPicture = lazy(() => import('../../../ui/pdf-picture.tsx').then((m) => ({ default: m.PdfPicture })));

/** The CV in one design, as a picture. */
export function DesignPicture({ look, version }: { look: Look; version: string }) {
  const { data: url } = useQuery(pdfQuery({ ...look, paper: 'a4' }, version));
  const [drawn, setDrawn] = useState<string>();
  return (
    <span className={classes.sheet} data-waiting={!url || drawn !== url || undefined}>
      {url && (
        <Suspense>
          <PdfPicture key={url} url={url} className={classes.picture} onDrawn={() => setDrawn(url)} />
        </Suspense>
      )}
    </span>
  );
}
