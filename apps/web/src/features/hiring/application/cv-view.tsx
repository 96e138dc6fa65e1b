import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { fileSize } from '@acheep/contract/kernel/file-size';
import { Button, SegmentedControl, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { openInTab } from '../../../lib/open-in-tab.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FindIn } from '../../../ui/find-in.tsx';
import { cvQuery, type Opener, useCvLink } from './application.api.ts';
import classes from './cv-view.module.css';
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
      size="xs"
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
  const title = useId();
  const frame = useRef<HTMLElement>(null);
  const { _id, cv, resume, status } = application;
  const [chosen, setChosen] = useState<Side>(resume ? 'resume' : 'file');
  const open = status !== 'withdrawn';
  const side = resume && cv ? chosen : resume ? 'resume' : 'file';
  const View = cv && views[cv.mediaType];
  return (
    <section className={classes.cv} aria-labelledby={title}>
      <div className={classes.head}>
        <VisuallyHidden component="h2" id={title}>
          {t('detail.cv')}
        </VisuallyHidden>
        {resume && cv && (
          <SegmentedControl
            size="xs"
            aria-label={t('sentResume.which')}
            data={[
              { value: 'resume', label: t('sentResume.resume') },
              { value: 'file', label: t('sentResume.file') },
            ]}
            value={side}
            onChange={(value) => setChosen(value as Side)}
          />
        )}
        {side === 'file' && cv && <FileName cv={cv} />}
        {side === 'resume' && !cv && (
          <Text size="sm" fw={600} aria-hidden>
            {t('detail.cv')}
          </Text>
        )}
        {open && (side === 'resume' || View) && <FindIn key={side} within={frame} />}
        {open &&
          (side === 'resume'
            ? // The PDF would include what is hidden from the screener.
              opener === 'company' && <ResumePdfMenu id={_id} />
            : cv && <OpenCvButton id={_id} opener={opener} />)}
      </div>
      {!open && (
        <Text c="dimmed" className={classes.note}>
          {t('detail.cvClosed')}
        </Text>
      )}
      {resume && side === 'resume' && (
        <Frame frame={frame} name={t('sentResume.resume')}>
          <ReceivedResume id={_id} resume={resume} opener={opener} />
        </Frame>
      )}
      {cv && side === 'file' && open && !View && (
        <Text c="dimmed" className={classes.note}>
          {t('detail.cvNotShown')}
        </Text>
      )}
      {cv && side === 'file' && open && View && (
        <Shown frame={frame} id={_id} name={cv.originalName} view={View} opener={opener} />
      )}
    </section>
  );
}

function FileName({ cv }: { cv: NonNullable<ApplicationDetail['cv']> }) {
  return (
    <div className={classes.file}>
      <IconFileText size={20} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm" truncate title={cv.originalName}>
        {cv.originalName}
      </Text>
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {fileSize(cv.size)}
      </Text>
    </div>
  );
}

interface FrameProps {
  frame: RefObject<HTMLElement | null>;
  name: string;
}

/** The part that scrolls, with the keyboard, too. */
const Frame = ({ frame, name, children }: FrameProps & { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
  <section ref={frame} className={classes.frame} tabIndex={0} aria-label={name}>
    {children}
  </section>
);

interface ShownProps extends FrameProps {
  id: string;
  view: FileView;
  opener: Opener;
}

function Shown({ frame, id, name, view: View, opener }: ShownProps) {
  const { t } = useTranslation('application');
  const { data: url, error } = useQuery(cvQuery(id, opener));
  if (error)
    return (
      <Text c="dimmed" className={classes.note}>
        {t('detail.cvUnreadable')}
      </Text>
    );
  const waiting = <Skeleton height={480} radius={8} />;
  if (!url) return waiting;
  return (
    <Frame frame={frame} name={name}>
      <Suspense fallback={waiting}>
        <View url={url} name={name} />
      </Suspense>
    </Frame>
  );
}
