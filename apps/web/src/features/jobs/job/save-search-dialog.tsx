import { type AlertCriteria, alertBody } from '@acheep/contract/jobs/job-alert';
import { type AskedJobs, wantedOf } from '@acheep/contract/jobs/job-list-url';
import { paths } from '@acheep/contract/paths';
import { AlertFields, type AlertValues } from '../../../entities/jobs/job-alert/alert-fields.tsx';
import { useCreateAlert } from '../../../entities/jobs/job-alert/job-alert.ts';
import type { CallOptions } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

type Body = CallOptions<'POST /job-alert'>['body'];

interface SaveSearchDialogProps {
  asked: AskedJobs;
  /** Search text, corrected. */
  search: string;
  /** Title of the list. */
  title: string;
  onClose: () => void;
}

/** Dialog for the name and frequency of a saved search. */
function SaveSearchDialog({ asked, search, title, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation('job');
  const alert = useTranslation('job-alert').t;
  const save = useCreateAlert();
  const state = useSendForm({
    resolver: bodyResolver<Body, AlertValues & { criteria: AlertCriteria }>(alertBody),
    defaultValues: {
      // The title of a search quotes its text, and whoever tells of a saved search quotes its name.
      name: (search || title).slice(0, 80),
      frequency: 'daily',
      criteria: { ...(search && { search }), ...wantedOf(asked) },
    },
    send: (body) => save.mutateAsync(body),
    onSent: ({ name }) => {
      onClose();
      void toast({
        tone: 'success',
        id: 'job-alert',
        message: alert('saveSearch.saved', { name }),
        action: { label: alert('saveSearch.all'), run: () => navigateTo(paths.manageAlerts()) },
      });
    },
  });
  return (
    <FormDialog state={state} title={t('saveSearch.action')} onClose={onClose}>
      <AlertFields form={state.form} hint={alert('saveSearch.hint')} />
    </FormDialog>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['job-alert']).then(() => ({ default: SaveSearchDialog }));
