import { type OperatorSettings, operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { type DefaultValues, useForm } from 'react-hook-form';
import { confirm, toast } from '../../../lib/feedback.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useEdit } from '../../../lib/use-edit.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type SettingsBody, settingQuery, useSaveSettings } from './operator-setting.api.ts';
import { type SettingGroup, type SettingValues, valuesOf } from './setting-form-values.ts';

/** The form of one group of settings: saves it alone, or takes it away. */
export function useSettingForm<G extends SettingGroup>(group: G, settings: OperatorSettings) {
  const { t } = useTranslation('operator-setting');
  const save = useSaveSettings();
  const values = valuesOf[group] as (settings: OperatorSettings) => SettingValues<G>;
  const form = useForm<SettingValues<G>, unknown, SettingsBody>({
    resolver: bodyResolver<SettingsBody, SettingValues<G>>(operatorSettingsBody),
    defaultValues: values(settings) as DefaultValues<SettingValues<G>>,
  });
  useUnsavedChanges(form.formState.isDirty);
  const edit = useEdit({ record: settings, form, valuesOf: values, query: settingQuery });

  async function send(body: SettingsBody, done: 'saved' | 'removed') {
    const saved = await edit
      .save((began) => save.mutateAsync({ ...body, ...began }))
      .catch((error) => showFormError(error, form));
    if (!saved) return;
    form.reset(values(saved));
    void toast({ tone: 'success', message: t(done), id: 'setting' });
  }
  const submit = form.handleSubmit((body) => send(body, 'saved'));
  const removeMessage = () => {
    if (group === 'site') return t('site.removeMessage');
    return group === 'indexNow' ? t('indexNow.removeMessage') : t('remove.message');
  };
  const remove = async () => {
    const answer = await confirm({
      title: t(group === 'site' ? 'site.removeTitle' : 'remove.title'),
      message: removeMessage(),
      confirmLabel: t(group === 'site' ? 'site.remove' : 'remove.action'),
    });
    if (answer === 'confirm') await send({ [group]: null }, 'removed');
  };
  const resolve = (keep: 'mine' | 'theirs') => {
    edit.settle(keep);
    if (keep === 'mine') void submit();
  };
  return { form, submit, remove, conflict: edit.conflict, resolve, pending: save.isPending };
}
