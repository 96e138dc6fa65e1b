import { messageBodyIn } from '@acheep/contract/hiring/candidate-message';
import { standardMessages } from '@acheep/contract/hiring/candidate-message-standard';
import { locales } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Alert, Anchor, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMailOff, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { MessageFields } from '../../../../entities/hiring/candidate-message/message-fields.tsx';
import {
  asTexts,
  type MessageTexts,
  noTexts,
  templatesQuery,
} from '../../../../entities/hiring/candidate-message/message-template.ts';
import { confirm, toast } from '../../../../lib/feedback.ts';
import { useFormDraft } from '../../../../lib/form-draft.ts';
import { showFormError } from '../../../../lib/form-error.ts';
import { bodyResolver } from '../../../../lib/form-values.ts';
import { localized } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DialogFoot } from '../../../../ui/dialog-foot.tsx';
import { RestoredNote } from '../../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import {
  type MessageBody,
  messageDayQuery,
  type Recipient,
  sortRecipients,
  useWriteMessage,
} from '../message.api.ts';
import { MessagePreview } from '../message-preview.tsx';
import { MessageSave } from './message-save.tsx';

/** Select of the template to start from. `onChoose` resolves to whether it was applied. */
function MessageTemplateChoice({ onChoose }: { onChoose: (texts: MessageTexts) => Promise<boolean> }) {
  const { t } = useTranslation('candidate-message');
  const { data: own = [] } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState('');
  const standard = Object.entries(standardMessages);
  const textsOf = (value: string) => {
    const template = own.find(({ _id }) => _id === value);
    return template ? asTexts(template) : (standard.find(([key]) => key === value)?.[1].texts ?? null);
  };
  const choose = async (value: string) => {
    const texts = textsOf(value);
    if (!texts || (await onChoose(texts))) setChosen(value);
  };
  const ownItems = own.map(({ _id, name }) => ({ value: _id, label: name }));
  const standardItems = standard.map(([value, { name }]) => ({ value, label: localized(name) }));
  return (
    <NativeSelect
      label={t('template.label')}
      description={
        <Anchor component={Link} inherit to={paths.manageAppliedTemplate()}>
          {t('template.manage')}
        </Anchor>
      }
      inputWrapperOrder={['label', 'input', 'description']}
      data={[
        { value: '', label: t('template.none') },
        ...(own.length > 0 ? [{ group: t('template.own'), items: ownItems }] : []),
        { group: t('template.standard'), items: standardItems },
      ]}
      value={chosen}
      data-autofocus
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}

const namesOf = (recipients: readonly Recipient[]) => recipients.map(({ name }) => name).join(', ');

/** The recipients of a message, and those who will not get it. */
function MessageRecipients({ recipients }: { recipients: readonly Recipient[] }) {
  const { t } = useTranslation('candidate-message');
  const { data: day } = useQuery(messageDayQuery);
  const { reached, ...others } = sortRecipients(recipients);
  const left = (['unreachable', 'waiting', 'unwanted', 'withdrawn'] as const).filter(
    (why) => others[why].length > 0,
  );
  return (
    <Stack gap="xs">
      {reached.length > 0 && (
        <div>
          <Text size="sm" fw={500}>
            {t('dialog.to')}
          </Text>
          <Text mah={120} style={{ overflowY: 'auto', overflowWrap: 'anywhere' }}>
            {namesOf(reached)}
          </Text>
          {day && (day.grows || day.left < reached.length) && (
            <Text size="sm" c="dimmed">
              {t(day.grows ? 'dialog.dayNew' : 'dialog.day', { count: day.left })}
            </Text>
          )}
        </div>
      )}
      {left.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconMailOff aria-hidden />}
          title={reached.length === 0 ? t('dialog.nobody') : undefined}
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
        >
          {left.map((why) => (
            <Text key={why} size="sm">
              {t(`dialog.${why}`, { count: others[why].length, names: namesOf(others[why]) })}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

interface MessageDialogProps {
  recipients: readonly Recipient[];
  onClose: () => void;
  onSent: () => void;
}

/** Writes a message to candidates. The input is restored if the dialog was closed without sending. */
export function MessageDialog({ recipients, onClose, onSent }: MessageDialogProps) {
  const { t } = useTranslation('candidate-message');
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Dialog
      onClose={onClose}
      fullScreen={phone}
      size={1080}
      yOffset="4vh"
      closeOnClickOutside={false}
      title={t('dialog.title')}
    >
      <MessageForm recipients={recipients} onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}

function MessageForm({ recipients, onClose, onSent }: MessageDialogProps) {
  const { t } = useTranslation('candidate-message');
  const common = useTranslation().t;
  const write = useWriteMessage();
  const { reached } = useMemo(() => sortRecipients(recipients), [recipients]);
  const shown = useMemo(
    () => locales.filter((locale) => reached.some((one) => one.locale === locale)),
    [reached],
  );
  const resolver = useMemo<Resolver<MessageTexts, unknown, MessageBody>>(() => {
    const check = bodyResolver<MessageBody, MessageTexts>(messageBodyIn(shown));
    const ids = recipients.map(({ _id }) => _id);
    // A draft may contain a language that none of the recipients reads.
    return (values, context, options) => {
      const read = Object.fromEntries(shown.map((locale) => [locale, values[locale]]));
      return check({ ids, ...read } as unknown as MessageTexts, context, options);
    };
  }, [recipients, shown]);
  const form = useForm<MessageTexts, unknown, MessageBody>({ resolver, defaultValues: noTexts });
  const draft = useFormDraft('candidate message', form);
  const texts = useWatch({ control: form.control }) as MessageTexts;

  const send = form.handleSubmit(async (body) => {
    const outcomes = await write.mutateAsync(body).catch((error) => showFormError(error, form));
    if (!outcomes) return;
    draft.forget();
    const written = outcomes.filter(({ outcome }) => outcome === 'written').length;
    const left = outcomes.length - written;
    const message = [t('dialog.sent', { count: written }), left > 0 && t('dialog.left', { count: left })];
    void toast({ tone: 'success', message: message.filter(Boolean).join(' '), id: 'message' });
    onSent();
  });

  async function take(template: MessageTexts) {
    const written = shown.some((locale) => texts[locale].subject.trim() || texts[locale].text.trim());
    const answer = written
      ? await confirm({
          title: t('template.replaceTitle'),
          message: t('template.replaceText'),
          confirmLabel: t('template.replace'),
          tone: 'plain',
        })
      : 'confirm';
    if (answer !== 'confirm') return false;
    for (const locale of locales) form.setValue(locale, template[locale], { shouldDirty: true });
    form.clearErrors();
    return true;
  }

  /** Returns the texts if they are valid, otherwise null. */
  async function whole() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
    return Object.fromEntries(shown.map((locale) => [locale, form.getValues(locale)]));
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        {draft.restored && reached.length > 0 && <RestoredNote onDiscard={draft.discard} />}
        <MessageRecipients recipients={recipients} />
        {reached.length > 0 && (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <Stack gap="md">
              <MessageTemplateChoice onChoose={take} />
              {shown.map((locale) => (
                <MessageFields
                  key={locale}
                  form={form}
                  locale={locale}
                  required
                  hint={t('languageHint', { count: reached.filter((one) => one.locale === locale).length })}
                />
              ))}
              <Group>
                <MessageSave texts={whole} />
              </Group>
            </Stack>
            <MessagePreview texts={texts} recipients={reached} />
          </SimpleGrid>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          {reached.length > 0 && (
            <SubmitButton loading={write.isPending} leftSection={<IconSend size={18} aria-hidden />}>
              {t('dialog.send', { count: reached.length })}
            </SubmitButton>
          )}
        </DialogFoot>
      </Stack>
    </form>
  );
}
