import '@mantine/core/styles/Typography.layer.css';
import { Skeleton, Text, Typography } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { richElements } from '../../../ui/rich-text.tsx';
import classes from './cv-view.module.css';
import type { FileViewProps } from './cv-view.tsx';

/** What is kept of a document, and as what: its headings are below those of the page. */
const tags = {
  ...Object.fromEntries(
    ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'sup', 'sub'].map((tag) => [tag, tag]),
  ),
  ...Object.fromEntries(['table', 'thead', 'tbody', 'tr', 'td', 'th'].map((tag) => [tag, tag])),
  ...{ h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6', h6: 'h6' },
};

async function htmlOf(url: string): Promise<string> {
  const [{ default: mammoth }, answer] = await Promise.all([import('mammoth'), fetch(url)]);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  // Pictures are left out: nothing is read of them.
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  return (await mammoth.convertToHtml({ arrayBuffer: await answer.arrayBuffer() }, { convertImage })).value;
}

/** A Word document with its headings, lists and tables; rebuilt from allowed elements, so nothing in it is executed. */
export function DocxView({ url }: FileViewProps) {
  const { t } = useTranslation('application');
  const { data: html, error } = useQuery({
    queryKey: ['docx', url],
    queryFn: () => htmlOf(url),
    retry: false,
    gcTime: 0,
  });
  const elements = useMemo(() => richElements(html ?? '', {}, tags), [html]);
  if (error) return <Text className={classes.note}>{t('detail.cvUnreadable')}</Text>;
  if (html === undefined) return <Skeleton height={480} />;
  return (
    <section className={classes.text} aria-label={t('detail.cvText')}>
      {html.trim() ? <Typography>{elements}</Typography> : t('detail.cvEmpty')}
    </section>
  );
}
