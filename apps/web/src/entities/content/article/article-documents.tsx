import type { ArticleDetail } from '@acheep/contract/content/article';
import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconDownload, IconEye, IconFileText } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './article-view.module.css';

const PdfView = lazy(async () => {
  const [{ PdfView: Component }] = await Promise.all([
    import('../../../ui/pdf-view.tsx'),
    loadNamespaces(['field']),
  ]);
  return { default: Component };
});

type File = ArticleDetail['attachments'][number];

/** One document: shown in the page when somebody wants that, and to keep. */
function Document({ url, originalName, size }: File) {
  const { t } = useTranslation('article');
  const [open, setOpen] = useState(false);
  return (
    <li className={classes.document}>
      <div className={classes.documentLine}>
        <IconFileText size={20} color="var(--ac-icon)" aria-hidden />
        <span className={classes.documentName} lang={/[\u1780-\u17ff]/.test(originalName) ? 'km' : 'en'}>
          {originalName}{' '}
          <Text span size="sm" c="dimmed">
            {fileSize(size)}
          </Text>
        </span>
        <div className={classes.documentActions}>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'document.hide' : 'document.show')}
          </Button>
          <Anchor href={url} download={originalName} className={classes.download} size="sm">
            <IconDownload size={16} aria-hidden /> {t('document.download')}
          </Anchor>
        </div>
      </div>
      {open && (
        <Suspense fallback={<Skeleton height={480} />}>
          <PdfView url={url} name={originalName} />
        </Suspense>
      )}
    </li>
  );
}

/** The PDFs that come with a text. */
export function ArticleDocuments({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('article');
  if (files.length === 0) return null;
  return (
    <div lang={currentLocale()}>
      <Section title={t('documentsTitle', { count: files.length })}>
        <ul className={classes.documents}>
          {files.map((file) => (
            <Document key={file.url} {...file} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
