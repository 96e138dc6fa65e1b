import { jobSkills } from '@acheep/contract/jobs/job-field';
import {
  genders,
  jobExperiences,
  languages,
  qualifications,
  type SkillKind,
  skillKinds,
} from '@acheep/contract/jobs/job-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Checkbox, Group, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { skillQuery } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { fieldId } from '../../../ui/field-id.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { jobField } from './job-field.ts';
import classes from './job-form.module.css';
import type { JobForm } from './job-form-values.ts';

/** Skills of both kinds: two fields for one list of the form. */
function JobFormSkills({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  const words = {
    hard: { label: t('form.hardSkills'), placeholder: t('form.hardSkillsHint') },
    soft: { label: t('form.softSkills'), placeholder: t('form.softSkillsHint') },
  };
  const { data: skills } = useQuery(skillQuery);
  // Names that are equal in this language are suggested once.
  const suggested = [...new Set(skills?.map(({ name }) => localized(name)))];
  const first = flatErrors(form.formState.errors).find(({ name }) => name.startsWith('skills'))?.message;
  return (
    <FormField form={form} name="skills">
      {({ value, onChange, onBlur }) => {
        const all = value ?? [];
        const named = (kind: SkillKind) => all.filter((skill) => skill.kind === kind).map(({ name }) => name);
        const change = (kind: SkillKind, names: string[]) =>
          onChange([
            ...all.filter((skill) => skill.kind !== kind),
            ...names.map((name) => ({ kind, name: name.trim() })),
          ]);
        return (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {valuesOf(skillKinds).map((kind) => (
              <TagsField
                key={kind}
                id={kind === 'hard' ? fieldId('skills') : undefined}
                label={words[kind].label}
                placeholder={named(kind).length === 0 ? words[kind].placeholder : undefined}
                maxLength={60}
                data={suggested}
                maxTags={jobSkills - (all.length - named(kind).length)}
                value={named(kind)}
                error={kind === 'hard' && first}
                onChange={(names) => change(kind, names)}
                onBlur={onBlur}
              />
            ))}
          </SimpleGrid>
        );
      }}
    </FormField>
  );
}

/** Fields: requirements for the candidate. */
export function JobFormPerson({ form }: { form: JobForm }) {
  const { t } = useTranslation('job-post');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ChoiceField
          form={form}
          name="experience"
          label={jobField('experience')}
          options={jobExperiences}
          withAsterisk
        />
        <ChoiceField
          form={form}
          name="qualification"
          label={jobField('qualification')}
          options={qualifications}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 3 }} className={classes.person}>
        <ChoiceField
          form={form}
          name="gender"
          label={jobField('gender')}
          empty={t('form.anyGender')}
          options={genders}
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
