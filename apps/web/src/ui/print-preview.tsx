import { Button, SegmentedControl } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './print-preview.module.css';

const papers = ['A4', 'A5'] as const;
export type Paper = (typeof papers)[number];

const margins: Record<Paper, string> = { A4: '18mm', A5: '12mm' };

interface PrintPreviewProps {
  /** Shown next to the buttons: a link back, other ways to save. */
  children?: ReactNode;
  /** The printed content; a function for documents that are already typeset, which returns whole pages. */
  sheet: ReactNode | ((paper: Paper) => ReactNode);
  landscape?: boolean;
}

/** A print preview on A4 or A5. */
export function PrintPreview({ children, sheet, landscape = false }: PrintPreviewProps) {
  const { t } = useTranslation('field');
  const [paper, setPaper] = useState<Paper>('A4');
  const isSet = typeof sheet === 'function';
  const margin = isSet ? 0 : margins[paper];
  return (
    <>
      <style>{`@media print { @page { size: ${paper} ${landscape ? 'landscape' : 'portrait'}; margin: ${margin}; } }`}</style>
      <div className={classes.bar}>
        {children}
        <div className={classes.spacer} />
        <SegmentedControl
          aria-label={t('print.paper')}
          data={[...papers]}
          value={paper}
          onChange={(value) => setPaper(value as Paper)}
        />
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print.print')}
        </Button>
      </div>
      <div className={classes.frame}>
        <div
          className={classes.sheet}
          data-paper={paper}
          data-set={isSet || undefined}
          data-landscape={landscape || undefined}
        >
          {isSet ? sheet(paper) : sheet}
        </div>
      </div>
    </>
  );
}
