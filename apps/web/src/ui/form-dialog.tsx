import { Button, type ModalProps, Stack, Text, Textarea } from '@mantine/core';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { z } from 'zod';
import { bodyResolver } from '../lib/form-values.ts';
import { useSendForm } from '../lib/use-record-form.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EditConflict, type EditState } from './conflict-note.tsx';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { inputProps } from './form-field.tsx';
import { RestoredNote } from './restored-note.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps
  extends Pick<ModalProps, 'size' | 'fullScreen' | 'yOffset' | 'closeOnClickOutside'> {
  title: string;
  state: { submit: (event: BaseSyntheticEvent) => Promise<void>; sending: boolean };
  /** Set if the form's input is stored on this device. */
  draft?: { restored: boolean; discard: () => void };
  /** Label of the submit button; defaults to *Save*. */
  action?: string;
  color?: 'red';
  /** Replaces *Cancel*. */
  cancel?: string;
  onCancel?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with a cancel and a submit button. */
export function FormDialog({
  state,
  draft,
  action,
  color,
  cancel,
  onCancel,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...dialog}>
      <form
        noValidate
        aria-busy={state.sending}
        onSubmit={(event) => {
          // React bubbles the event through portals, to a form that contains the dialog.
          event.stopPropagation();
          void state.submit(event);
        }}
      >
        <Stack>
          {draft?.restored && <RestoredNote onDiscard={draft.discard} />}
          {children}
          <DialogFoot>
            <Button variant="default" onClick={onCancel ?? dialog.onClose}>
              {cancel ?? t('cancel')}
            </Button>
            <SubmitButton loading={state.sending} {...(color && { color })}>
              {action ?? t('save')}
            </SubmitButton>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}

interface RecordDialogProps<F extends string> extends Omit<FormDialogProps, 'state'> {
  state: FormDialogProps['state'] & EditState<F>;
  nameOf: (field: F) => string;
}

/** A dialog that edits a record which others may edit at the same time. */
export const RecordDialog = <F extends string>({
  state,
  nameOf,
  children,
  ...dialog
}: RecordDialogProps<F>) => (
  <FormDialog state={state} {...dialog}>
    {children}
    <EditConflict state={state} nameOf={nameOf} />
  </FormDialog>
);

interface ReasonDialogProps
  extends Pick<FormDialogProps, 'title' | 'action' | 'color' | 'cancel' | 'onClose'> {
  /** Explains the effect. */
  text: string;
  label: string;
  hint?: string;
  most: number;
  /** Validates `{ reason }`; without it the reason is optional. */
  schema?: z.ZodType;
  send: (body: { reason: string }) => Promise<unknown>;
  onSent?: () => void;
}

/** Asks for the reason of an action and explains its effect. */
export function ReasonDialog({
  text,
  label,
  hint,
  most,
  schema,
  send,
  onSent,
  ...dialog
}: ReasonDialogProps) {
  const state = useSendForm({
    ...(schema && { resolver: bodyResolver<{ reason: string }>(schema) }),
    defaultValues: { reason: '' },
    send: (body: { reason: string }) => send(body),
    ...(onSent && { onSent }),
  });
  return (
    <FormDialog {...dialog} state={state}>
      <Text size="sm">{text}</Text>
      <Textarea
        label={label}
        description={hint}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={most}
        withAsterisk={schema !== undefined}
        data-autofocus
        {...inputProps(state.form, 'reason')}
      />
    </FormDialog>
  );
}
