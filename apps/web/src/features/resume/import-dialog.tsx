import { paths } from '@acheep/contract/paths';
import { noResumeYet, type OwnResume } from '@acheep/contract/resume';
import { resumeSections } from '@acheep/contract/resume-option';
import type { ResumeProposal } from '@acheep/contract/resume-proposal';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { profileQuery } from '../../entities/profile/profile.ts';
import { showError } from '../../lib/errors.ts';
import { toast } from '../../lib/feedback.ts';
import { localized } from '../../lib/locale.ts';
import { type ImportSection, importedBody, importedLines } from './import-plan.ts';
import { knownResume, latestResume, useSaveSection } from './resume.api.ts';

interface ImportDialogProps {
  proposal: ResumeProposal;
  resume: OwnResume | null;
  onClose: () => void;
}

/** What is in a file, section by section: only what is chosen is taken over. */
export function ImportDialog({ proposal, resume, onClose }: ImportDialogProps) {
  const { t } = useTranslation('resume');
  const navigate = useNavigate();
  const { data: profile } = useQuery(profileQuery);
  const { save, inTurn } = useSaveSection();
  const [busy, setBusy] = useState(false);
  const found = Object.entries(proposal) as [ImportSection, Record<string, unknown>][];
  const [chosen, setChosen] = useState<readonly ImportSection[]>([]);

  async function take() {
    if (!profile) return;
    setBusy(true);
    try {
      await latestResume();
      for (const [section, body] of found.filter(([name]) => chosen.includes(name))) {
        await inTurn(async () => {
          const now = knownResume();
          const merged = importedBody(section, body, now, profile.data);
          if (merged) await save(section, { ...merged, updatedAt: now?.updatedAt ?? noResumeYet });
        });
      }
      onClose();
      void toast({ tone: 'success', message: t('import.done') });
      if (!resume) await navigate(paths.resume());
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }

  const toggle = (section: ImportSection, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, section] : before.filter((one) => one !== section)));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('import.heading')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Stack>
        <Text size="sm">{t('import.lead')}</Text>
        {found.map(([section, body]) => {
          const lines = importedLines(section, body);
          return (
            <Checkbox
              key={section}
              label={localized(resumeSections[section])}
              checked={chosen.includes(section)}
              onChange={(event) => toggle(section, event.currentTarget.checked)}
              description={lines.map((line, place) => (
                <Text key={place} component="span" display="block" size="sm" lineClamp={2}>
                  {line}
                </Text>
              ))}
            />
          );
        })}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button loading={busy} disabled={chosen.length === 0 || !profile} onClick={() => void take()}>
            {t('import.take')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
