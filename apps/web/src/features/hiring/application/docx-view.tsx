import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './cv-view.module.css';
import type { FileViewProps } from './cv-view.tsx';

async function textOf(url: string): Promise<string> {
  const [{ default: mammoth }, answer] = await Promise.all([import('mammoth'), fetch(url)]);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return (await mammoth.extractRawText({ arrayBuffer: await answer.arrayBuffer() })).value;
}

/** The text of a Word document. Formatting is dropped together with anything executable. */
export function DocxView({ url }: FileViewProps) {
  const { t } = useTranslation('application');
  const { data: text, error } = useQuery({
    queryKey: ['docx', url],
    queryFn: () => textOf(url),
    retry: false,
    gcTime: 0,
  });
  if (error) return <Text className={classes.text}>{t('detail.cvUnreadable')}</Text>;
  if (text === undefined) return <Skeleton height={480} />;
  return (
    <section className={classes.text} aria-label={t('detail.cvText')}>
      {text.replace(/\n{3,}/g, '\n\n').trim() || t('detail.cvEmpty')}
    </section>
  );
}
