import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { fileSize } from '@acheep/contract/kernel/file-size';
import { Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { cvQuery, type Opener, useCvLink } from './application.api.ts';
import classes from './cv-view.module.css';
import { openInTab } from './open-in-tab.ts';
import { ReceivedResume, ResumePdfMenu } from './sent-resume.tsx';

/** Opens a CV in a new tab, with a link requested on click. */
function OpenCvButton({ id, opener }: { id: string; opener: Opener }) {
  const { t } = useTranslation('application');
  const link = useCvLink(opener);
  const open = () => link.mutate(id, openInTab());
  return (
    <Button
      onClick={open}
      variant="default"
      size="compact-md"
      loading={link.isPending}
      leftSection={<IconExternalLink size={18} aria-hidden />}
      title={t('detail.openCvHint')}
    >
      {t('detail.openCv')}
    </Button>
  );
}

export interface FileViewProps {
  url: string;
  name: string;
}
type FileView = LazyExoticComponent<ComponentType<FileViewProps>>;

/** Viewers by media type; files of other types are opened in a tab. */
const views: Partial<Record<string, FileView>> = {
  'application/pdf': lazy(() => import('../../../ui/pdf-view.tsx').then((m) => ({ default: m.PdfView }))),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': lazy(() =>
    import('./docx-view.tsx').then((m) => ({ default: m.DocxView })),
  ),
};

type Side = 'resume' | 'file';

interface CvViewProps {
  application: Pick<ApplicationDetail, '_id' | 'cv' | 'resume' | 'status'>;
  opener?: Opener;
}

/** The documents of an application beside its facts: the site's CV, the file, or one of both at a time. */
export function CvView({ application, opener = 'company' }: CvViewProps) {
  const { t } = useTranslation('application');
  const { _id, cv, resume, status } = application;
  const [chosen, setChosen] = useState<Side>(resume ? 'resume' : 'file');
  const open = status !== 'withdrawn';
  const side = resume && cv ? chosen : resume ? 'resume' : 'file';
  return (
    <Panel
      title={t('detail.cv')}
      action={
        open &&
        (side === 'resume'
          ? // The PDF would include what is hidden from the screener.
            opener === 'company' && <ResumePdfMenu id={_id} />
          : cv && <OpenCvButton id={_id} opener={opener} />)
      }
    >
      {resume && cv && (
        <SegmentedControl
          fullWidth
          mb="sm"
          aria-label={t('sentResume.which')}
          data={[
            { value: 'resume', label: t('sentResume.resume') },
            { value: 'file', label: t('sentResume.file') },
          ]}
          value={side}
          onChange={(value) => setChosen(value as Side)}
        />
      )}
      {!open && <Text c="dimmed">{t('detail.cvClosed')}</Text>}
      {resume && side === 'resume' && <ReceivedResume id={_id} resume={resume} opener={opener} />}
      {cv && side === 'file' && <FileSide id={_id} cv={cv} open={open} opener={opener} />}
    </Panel>
  );
}

type SentFile = NonNullable<ApplicationDetail['cv']>;

function FileSide({ id, cv, open, opener }: { id: string; cv: SentFile; open: boolean; opener: Opener }) {
  const { t } = useTranslation('application');
  const View = views[cv.mediaType];
  return (
    <>
      <Group gap={6} wrap="nowrap" miw={0} mb="sm">
        <IconFileText size={20} aria-hidden style={{ flex: 'none' }} />
        <Text size="sm" truncate title={cv.originalName}>
          {cv.originalName}
        </Text>
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {fileSize(cv.size)}
        </Text>
      </Group>
      {open && !View && <Text c="dimmed">{t('detail.cvNotShown')}</Text>}
      {open && View && <Shown id={id} name={cv.originalName} view={View} opener={opener} />}
    </>
  );
}

interface ShownProps {
  id: string;
  name: string;
  view: FileView;
  opener: Opener;
}

function Shown({ id, name, view: View, opener }: ShownProps) {
  const { t } = useTranslation('application');
  const { data: url, error } = useQuery(cvQuery(id, opener));
  if (error) return <Text c="dimmed">{t('detail.cvUnreadable')}</Text>;
  const waiting = <Skeleton height={480} radius={8} />;
  if (!url) return waiting;
  return (
    // It is scrolled with the keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
    <section className={classes.frame} tabIndex={0} aria-label={name}>
      <Suspense fallback={waiting}>
        <View url={url} name={name} />
      </Suspense>
    </section>
  );
}
