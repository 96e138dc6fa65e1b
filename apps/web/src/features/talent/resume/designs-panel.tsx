import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import type { OwnResume } from '@acheep/contract/talent/resume';
import {
  type ResumeDesign,
  type ResumeLanguage,
  resumeDesigns,
  resumeLanguages,
} from '@acheep/contract/talent/resume-pdf-option';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCircleCheckFilled, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DesignPicture } from './design-picture.tsx';
import classes from './designs-panel.module.css';
import { type Look, useSavePdf } from './resume-pdf.ts';
import { TelegramButton } from './telegram-button.tsx';
import { UnwrittenOnPaper } from './unwritten-badge.tsx';

/** The CV in every design side by side, and the PDF of the chosen one. */
export function DesignsPanel({ resume }: { resume: OwnResume }) {
  const { t } = useTranslation('resume');
  const [look, setLook] = useState<Look>({ design: 'classic', language: currentLocale() });
  const save = useSavePdf(resume, look);
  const choose = (design: ResumeDesign) => setLook((before) => ({ ...before, design }));
  return (
    <Panel title={t('designs.title')}>
      <Stack>
        <Group justify="space-between" gap="sm">
          <Text size="sm">{t('designs.lead')}</Text>
          <SegmentedControl
            aria-label={t('print.language')}
            data={choicesOf(resumeLanguages)}
            value={look.language}
            onChange={(language) => setLook({ ...look, language: language as ResumeLanguage })}
          />
        </Group>
        <div role="status">
          <UnwrittenOnPaper resume={resume} language={look.language} />
        </div>
        <fieldset className={classes.designs}>
          <legend className={classes.hidden}>{t('print.design')}</legend>
          {valuesOf(resumeDesigns).map((design) => (
            <label key={design} className={classes.design} data-chosen={look.design === design || undefined}>
              <input
                type="radio"
                name="design"
                className={classes.hidden}
                checked={look.design === design}
                onChange={() => choose(design)}
              />
              <DesignPicture look={{ ...look, design }} version={resume.updatedAt} />
              <span className={classes.name}>
                {look.design === design && <IconCircleCheckFilled size={18} aria-hidden />}
                {localized(resumeDesigns[design])}
              </span>
            </label>
          ))}
        </fieldset>
        <Group gap="sm">
          <Button
            loading={save.isPending}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => save.mutate()}
          >
            {t('designs.download')}
          </Button>
          <Button
            component={Link}
            to={`${paths.resumePrint()}?${new URLSearchParams({ ...look })}`}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {t('designs.print')}
          </Button>
          <TelegramButton look={look} />
        </Group>
      </Stack>
    </Panel>
  );
}
