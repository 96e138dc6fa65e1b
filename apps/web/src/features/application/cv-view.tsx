import type { ApplicationDetail } from '@acheep/contract/application';
import { Group, Skeleton, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../ui/file-size.ts';
import { Panel } from '../../ui/panel.tsx';
import { cvQuery } from './application.api.ts';
import classes from './cv-view.module.css';
import { OpenCvButton } from './open-cv-button.tsx';

export interface FileViewProps {
  url: string;
  name: string;
}
type FileView = LazyExoticComponent<ComponentType<FileViewProps>>;

/** How a file is shown in the page; one of another kind is opened. */
const views: Partial<Record<string, FileView>> = {
  'application/pdf': lazy(() => import('../../ui/pdf-view.tsx').then((m) => ({ default: m.PdfView }))),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': lazy(() =>
    import('./docx-view.tsx').then((m) => ({ default: m.DocxView })),
  ),
};

/** The CV beside what is said of the candidate. */
export function CvView({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { _id, cv, status } = application;
  const View = views[cv.mediaType];
  const open = status !== 'withdrawn';
  return (
    <Panel title={t('detail.cv')} action={open && <OpenCvButton id={_id} />}>
      <Group gap={6} wrap="nowrap" miw={0} mb="sm">
        <IconFileText size={20} aria-hidden style={{ flex: 'none' }} />
        <Text size="sm" truncate title={cv.originalName}>
          {cv.originalName}
        </Text>
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {fileSize(cv.size)}
        </Text>
      </Group>
      {!open && <Text c="dimmed">{t('detail.cvClosed')}</Text>}
      {open && !View && <Text c="dimmed">{t('detail.cvNotShown')}</Text>}
      {open && View && <Shown id={_id} name={cv.originalName} view={View} />}
    </Panel>
  );
}

function Shown({ id, name, view: View }: { id: string; name: string; view: FileView }) {
  const { t } = useTranslation('application');
  const { data: url, error } = useQuery(cvQuery(id));
  if (error) return <Text c="dimmed">{t('detail.cvUnreadable')}</Text>;
  const waiting = <Skeleton height={480} radius={8} />;
  if (!url) return waiting;
  return (
    <div className={classes.frame}>
      <Suspense fallback={waiting}>
        <View url={url} name={name} />
      </Suspense>
    </div>
  );
}
