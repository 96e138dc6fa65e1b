import { jobTeamUpdate } from '@acheep/contract/jobs/job-team';
import { Group, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ColleaguesField } from '../../../entities/companies/company/colleagues-field.tsx';
import { call } from '../../../lib/api.ts';
import { apiData, keepResponse } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

const label = fieldNames(jobTeamUpdate.body);

interface Team {
  memberIds: string[];
}

function TeamForm({ id, team }: { id: string; team: Team }) {
  const { t } = useTranslation('job-statistics');
  const save = useMutation({
    mutationFn: (body: Team) => call('PUT /job/own/:id/team', { params: { id }, body }),
    onSuccess: (answer) => keepResponse(answer, 'GET /job/own/:id/team', { params: { id } }),
    meta: { ownError: true },
  });
  const state = useSendForm({
    resolver: bodyResolver<Team>(jobTeamUpdate.body),
    defaultValues: { memberIds: team.memberIds },
    send: (body: Team) => save.mutateAsync(body),
    onSent: () => void toast({ tone: 'success', message: t('team.done') }),
  });
  return (
    <form noValidate onSubmit={(event) => void state.submit(event)}>
      <Stack maw={640}>
        <FormField form={state.form} name="memberIds">
          {(field) => (
            <ColleaguesField {...field} label={label('memberIds')} description={t('team.text')} alone />
          )}
        </FormField>
        <Group>
          <SubmitButton loading={state.sending}>{t('team.save')}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Colleagues who are named for a job: interviewers among them see its candidates. */
export function JobTeamPanel({ id }: { id: string }) {
  const { t } = useTranslation('job-statistics');
  const { data: team } = useQuery(apiData('GET /job/own/:id/team', { params: { id } }));
  return <Section title={t('team.title')}>{team && <TeamForm id={id} team={team} />}</Section>;
}
