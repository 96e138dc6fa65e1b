import { alertEdit, type JobAlert } from '@acheep/contract/jobs/job-alert';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { AlertFields, type AlertValues } from '../../../entities/jobs/job-alert/alert-fields.tsx';
import { useChangeAlert } from '../../../entities/jobs/job-alert/job-alert.ts';
import type { CallOptions } from '../../../lib/api.ts';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

type Body = CallOptions<'PUT /job-alert/:id'>['body'];
type Values = FormValues<Body> & AlertValues;

const label = fieldNames(alertEdit);
const valuesOf = ({ name, frequency, paused }: JobAlert): Values => ({ name, frequency, paused });

const oneAlertQuery = (id: string) => ({
  queryKey: ['GET /job-alert', id],
  queryFn: async () => ({ data: (await call('GET /job-alert')).data.find(({ _id }) => _id === id) }),
});

/** Renames a saved search, and changes how often it tells. */
export function AlertDialog({ alert, onClose }: { alert: JobAlert; onClose: () => void }) {
  const { t } = useTranslation('job-alert');
  const common = useTranslation().t;
  const change = useChangeAlert({ ownError: true });
  const form = useForm<Values, unknown, Body>({
    resolver: bodyResolver<Body, Values>(alertEdit),
    defaultValues: valuesOf(alert),
  });
  const edit = useEdit({ record: alert, form, valuesOf, query: oneAlertQuery(alert._id) });
  const submit = form.handleSubmit(async (body) => {
    const saved = await edit
      .save((began) => change.mutateAsync({ ...body, ...began, id: alert._id }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    onClose();
    void toast({ tone: 'success', id: 'job-alert', message: t('saved', { name: saved.name }) });
  });
  return (
    <Dialog onClose={onClose} title={t('edit')} closeButtonProps={{ 'aria-label': common('close') }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <AlertFields form={form} hint={t('hint')} />
          {edit.conflict && (
            <ConflictNote
              names={edit.conflict.fields.map(label)}
              onKeepMine={() => {
                edit.settle('mine');
                void submit();
              }}
              onTakeTheirs={() => edit.settle('theirs')}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={change.isPending}>{common('save')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
