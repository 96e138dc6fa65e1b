import type { SentResume } from '@acheep/contract/hiring/application';
import { type Locale, localeNames } from '@acheep/contract/kernel/locale';
import { type ResumeLanguage, resumeLanguages } from '@acheep/contract/talent/resume-pdf-option';
import { Box, Button, SegmentedControl } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { ResumeView } from '../../../entities/talent/resume/resume-view.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { openInTab } from '../../../lib/open-in-tab.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Menu } from '../../../ui/menu.tsx';
import { type Opener, useAttachmentLink, useResumePdfLink } from './application.api.ts';
import classes from './cv-view.module.css';

interface SentResumeViewProps {
  resume: SentResume;
  /** Opens an attachment; set for the recipient of the application. */
  onOpen?: (id: string) => void;
}

/** The site's CV as sent, in a selectable language. */
export function SentResumeView({ resume, onOpen }: SentResumeViewProps) {
  const { t } = useTranslation('application');
  const [locale, setLocale] = useState<Locale>(currentLocale);
  return (
    <>
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label={t('sentResume.language')}
        data={choicesOf(localeNames)}
        value={locale}
        onChange={(value) => setLocale(value as Locale)}
      />
      <Box className={classes.sheet}>
        <ResumeView
          resume={{ ...resume, photo: resume.photo ? { image: resume.photo } : null }}
          locale={locale}
          {...(onOpen && { onOpen })}
        />
      </Box>
    </>
  );
}

interface ReceivedResumeProps {
  id: string;
  resume: SentResume;
  opener: Opener;
}

/** `SentResumeView` for readers who may open its attachments. */
export function ReceivedResume({ id, resume, opener }: ReceivedResumeProps) {
  const file = useAttachmentLink(id, opener);
  return <SentResumeView resume={resume} onOpen={(attachmentId) => file.mutate(attachmentId, openInTab())} />;
}

/** Opens the PDF of the sent CV. */
export function ResumePdfMenu({ id }: { id: string }) {
  const { t } = useTranslation('application');
  const pdf = useResumePdfLink(id);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={pdf.isPending}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
        >
          {t('sentResume.pdf')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sentResume.pdfIn')}</Menu.Label>
        {choicesOf(resumeLanguages).map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => pdf.mutate(value as ResumeLanguage, openInTab())}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
