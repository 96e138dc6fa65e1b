import { paths } from '@acheep/contract/paths';
import { noResumeYet, type OwnResume } from '@acheep/contract/talent/resume';
import { resumeSections } from '@acheep/contract/talent/resume-option';
import { resumeFiles } from '@acheep/contract/talent/resume-part';
import type { ProposedSection, ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import type { UnreadText } from '@acheep/contract/talent/resume-reading';
import { type NamedResume, withRecords } from '@acheep/contract/talent/resume-record';
import { Button, Checkbox, Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { categoryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { showError } from '../../../lib/errors.ts';
import { toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { chosenPart, type ImportItem, importedBody, importItems } from './import-plan.ts';
import { knownResume, latestResume, useSaveSection } from './resume.api.ts';
import { labels } from './section-field.tsx';
import { sectionValues } from './section-values.ts';
import { UnreadList } from './unread-list.tsx';
import { keepUnread } from './unread-text.ts';

interface ImportSectionProps {
  section: ProposedSection;
  items: readonly ImportItem[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

/** The contents of a file for one section, selectable as a whole or individually. */
function ImportSection({ section, items, chosen, onChoose }: ImportSectionProps) {
  const keys = items.map(({ key }) => key);
  const count = keys.filter((key) => chosen.has(key)).length;
  const isShort = section === 'skills' || section === 'languages';
  const rows = items.map((item) => (
    <ItemRow
      key={item.key}
      item={item}
      isChosen={chosen.has(item.key)}
      onChoose={(isChosen) => onChoose([item.key], isChosen)}
    />
  ));
  return (
    <Paper withBorder p="sm" component="section" aria-label={localized(resumeSections[section])}>
      <Checkbox
        mb="sm"
        fw={600}
        label={localized(resumeSections[section])}
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={() => onChoose(keys, count < keys.length)}
      />
      {isShort ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" pl="md">
          {rows}
        </SimpleGrid>
      ) : (
        <Stack gap="sm" pl="md">
          {rows}
        </Stack>
      )}
    </Paper>
  );
}

interface ItemRowProps {
  item: ImportItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ItemRow({ item: { section, part, text, more, now }, isChosen, onChoose }: ItemRowProps) {
  const { t } = useTranslation('resume');
  const isField = section !== 'objective' && !/^\d/.test(part);
  const label = labels[section] as (field: string) => string;
  const name = part === 'pay' ? t('import.pay') : isField ? label(part) : null;
  const beside = [more, now && t('import.now', { text: now })].filter(Boolean);
  return (
    <Checkbox
      label={
        <>
          {name && (
            <Text component="span" display="block" size="xs" c="dimmed">
              {name}
            </Text>
          )}
          <Text component="span" size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </>
      }
      description={beside.map((line) => (
        <Text
          key={line}
          component="span"
          display="block"
          size="sm"
          lineClamp={4}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {line}
        </Text>
      ))}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}

interface ImportDialogProps {
  found: NamedResume;
  resume: OwnResume | null;
  /** A file that can be attached to the CV; null if the proposal has none. */
  file: File | null;
  onClose: () => void;
}

/** The contents of a file, field by field and entry by entry: only selected ones are imported. */
export function ImportDialog({ found, resume, file, onClose }: ImportDialogProps) {
  const { t } = useTranslation('resume');
  const { data: profile } = useQuery(profileQuery);
  const { data: provinces } = useQuery(provinceQuery);
  const { data: categories } = useQuery(categoryQuery);
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const choosing = () => {
    if (!profile || !provinces || !categories) return <Skeleton height={320} radius="md" />;
    const { unread, ...proposal } = withRecords(found, { provinces, categories });
    const recordName = (id: string) => {
      const record = [...provinces, ...categories].find(({ _id }) => _id === id);
      return record ? localized(record.name) : '';
    };
    return (
      <Choosing
        items={importItems(proposal, { resume, profile: profile.data, recordName })}
        {...{ proposal, unread, resume, file, onClose }}
        profile={profile.data}
      />
    );
  };
  return (
    <Dialog onClose={onClose} size={wideDialog} fullScreen={narrow} title={t('import.heading')}>
      {choosing()}
    </Dialog>
  );
}

interface ChoosingProps extends Omit<ImportDialogProps, 'found'> {
  proposal: ResumeProposal;
  unread: readonly UnreadText[];
  items: readonly ImportItem[];
  profile: Parameters<typeof importedBody>[3];
}

function Choosing({ items: found, proposal, unread, resume, file, profile, onClose }: ChoosingProps) {
  const { t } = useTranslation('resume');
  const navigate = useNavigate();
  const { save, oneAtATime } = useSaveSection();
  // Fixed at the start: saving a section must not change the selection.
  const [items] = useState(found);
  const [busy, setBusy] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [chosen, setChosen] = useState(
    () => new Set(items.filter(({ isFree }) => isFree).map(({ key }) => key)),
  );
  const sections = [...new Set(items.map(({ section }) => section))];
  const mayKeep = file !== null && (resume?.attachments.length ?? 0) < resumeFiles;

  const isNothing = chosen.size === 0 && !keeps;

  async function takeSection(section: ProposedSection) {
    const parts = new Set(
      items.filter((one) => one.section === section && chosen.has(one.key)).map(({ part }) => part),
    );
    if (parts.size === 0) return;
    await oneAtATime(async () => {
      const now = knownResume();
      const merged = importedBody(section, chosenPart(section, proposal[section] ?? {}, parts), now, profile);
      if (merged) await save(section, { ...merged, updatedAt: now?.updatedAt ?? noResumeYet });
    });
  }

  async function keepFile(one: File) {
    const kept = await sendFile('document', one, {});
    await oneAtATime(async () => {
      const now = knownResume();
      const { attachments } = sectionValues.attachments(now, profile) as { attachments: object[] };
      await save('attachments', {
        attachments: [...attachments, kept],
        updatedAt: now?.updatedAt ?? noResumeYet,
      });
    });
  }

  async function take() {
    setBusy(true);
    try {
      await latestResume();
      for (const section of sections) await takeSection(section);
      if (keeps && file) await keepFile(file);
      onClose();
      if (chosen.size > 0 || keeps) void toast({ tone: 'success', message: t('import.done') });
      keepUnread(unread);
      await navigate(unread.length > 0 ? paths.resumeEdit() : paths.resume());
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }

  const choose = (keys: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const key of keys) isChosen ? after.add(key) : after.delete(key);
      return after;
    });
  return (
    <Stack gap="lg">
      <Text size="sm">{t(items.length > 0 ? 'import.lead' : 'import.nothingNew')}</Text>
      {sections.map((section) => (
        <ImportSection
          key={section}
          section={section}
          items={items.filter((one) => one.section === section)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {file && items.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('import.years')}
        </Text>
      )}
      {unread.length > 0 && (
        <Paper withBorder p="sm" component="section" aria-label={t('unread.found')}>
          <Text fw={600}>{t('unread.found')}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('unread.foundText')}
          </Text>
          <UnreadList unread={unread} />
        </Paper>
      )}
      {mayKeep && (
        <Checkbox
          label={t('import.keep')}
          description={t('import.keepText')}
          checked={keeps}
          onChange={(event) => setKeeps(event.currentTarget.checked)}
        />
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button loading={busy} disabled={isNothing && unread.length === 0} onClick={() => void take()}>
          {t(isNothing && unread.length > 0 ? 'unread.go' : 'import.take')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
