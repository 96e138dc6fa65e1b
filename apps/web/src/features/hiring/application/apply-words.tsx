import { applicationBody, coverLetterLength } from '@acheep/contract/hiring/application';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { numberText } from '@acheep/contract/kernel/english-text';
import { Group, Text, Textarea } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { ApplyQuestions } from './apply-questions.tsx';
import type { WordsForm } from './words-form.ts';

const label = fieldNames(applicationBody);

/** Answers, telephone and a few words; who sees them is said at their end. */
export function ApplyWords({ form, job }: { form: WordsForm; job: JobDetail }) {
  const { t } = useTranslation('application');
  const written = useWatch({ control: form.control, name: 'coverLetter' })?.length ?? 0;
  return (
    <>
      <ApplyQuestions form={form} questions={job.questions} />
      <FormField form={form} name="phone">
        {(field) => (
          <PhoneField {...field} label={label('phone')} description={t('apply.phoneHint')} withAsterisk />
        )}
      </FormField>
      <div>
        <Textarea
          label={label('coverLetter')}
          description={t('apply.coverLetterHint')}
          rows={7}
          {...inputProps(form, 'coverLetter')}
        />
        <Text size="xs" c={written > coverLetterLength ? 'red' : 'dimmed'} ta="end" mt={4}>
          {t('apply.coverLetterCount', {
            count: written,
            max: numberText(coverLetterLength),
          })}
        </Text>
      </div>
      <Group gap={6} wrap="nowrap" c="dimmed" align="start">
        <IconLock size={16} aria-hidden style={{ flex: 'none', marginTop: 4 }} />
        <Text size="sm">
          {t(job.questions.length > 0 ? 'answer.private' : 'apply.private', {
            company: companyName(job.company),
          })}
        </Text>
      </Group>
    </>
  );
}
