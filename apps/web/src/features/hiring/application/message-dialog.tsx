import { messageBodyIn } from '@acheep/contract/hiring/candidate-message';
import { locales } from '@acheep/contract/kernel/locale';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { MessageFields } from '../../../entities/hiring/candidate-message/message-fields.tsx';
import { type MessageTexts, noTexts } from '../../../entities/hiring/candidate-message/message-template.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type MessageBody, type Recipient, sortRecipients, useWriteMessage } from './message.api.ts';
import { MessagePreview } from './message-preview.tsx';
import { MessageRecipients } from './message-recipients.tsx';
import { MessageSave } from './message-save.tsx';
import { MessageTemplateChoice } from './message-template-choice.tsx';

interface MessageDialogProps {
  recipients: readonly Recipient[];
  onClose: () => void;
  onSent: () => void;
}

/** Writes to candidates. What was typed is there again when the dialog was closed without sending. */
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
      closeButtonProps={{ 'aria-label': useTranslation().t('close') }}
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
    // A language that nobody reads may hold what a draft left in it.
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

  /** What is written, where all of it can be sent. */
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          {reached.length > 0 && (
            <SubmitButton loading={write.isPending} leftSection={<IconSend size={18} aria-hidden />}>
              {t('dialog.send', { count: reached.length })}
            </SubmitButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
