import { genders, jobExperiences, languages, qualifications } from '@acheep/contract/jobs/job-option';
import { Checkbox, Group, SimpleGrid } from '@mantine/core';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { jobField } from './job-field.ts';
import classes from './job-form.module.css';
import { JobFormSelect } from './job-form-select.tsx';
import { JobFormSkills } from './job-form-skills.tsx';
import type { JobForm } from './job-form-values.ts';

/** Whom the job is for. */
export function JobFormPerson({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <JobFormSelect
          form={form}
          name="experience"
          label={jobField('experience')}
          options={choicesOf(jobExperiences)}
          withAsterisk
        />
        <JobFormSelect
          form={form}
          name="qualification"
          label={jobField('qualification')}
          options={choicesOf(qualifications)}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 3 }} className={classes.person}>
        <JobFormSelect
          form={form}
          name="gender"
          label={jobField('gender')}
          empty={t('form.anyGender')}
          options={choicesOf(genders)}
        />
        {(['ageFrom', 'ageTo'] as const).map((name) => (
          <FormField key={name} form={form} name={name}>
            {(field) => (
              <NumberField
                {...field}
                label={jobField(name)}
                hideControls
                min={15}
                max={80}
                clampBehavior="none"
              />
            )}
          </FormField>
        ))}
      </SimpleGrid>
      <JobFormSkills form={form} />
      <FormField form={form} name="languages">
        {({ id, value, onChange, error }) => (
          <Checkbox.Group
            id={id}
            label={jobField('languages')}
            value={value ?? []}
            onChange={onChange}
            error={error}
          >
            <Group gap="md" mt={4}>
              {choicesOf(languages).map((choice) => (
                <Checkbox key={choice.value} {...choice} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </FormField>
    </>
  );
}
