import { jobTypes, languages } from '@acheep/contract/jobs/job-option';
import type { Localized } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { candidateExperiences } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  categoryQuery,
  offered,
  provinceQuery,
  recordChoices,
} from '../../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../../lib/choice.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { FormField, inputProps } from '../../../../ui/form-field.tsx';
import { PhoneField } from '../../../../ui/phone-field.tsx';
import { type Answer, type AnswerForm, skillsIn } from './answer.ts';
import classes from './questions.module.css';
import { SpokenField } from './spoken-field.tsx';
import { UsualSkills } from './usual-skills.tsx';

interface ChoiceTilesProps {
  form: AnswerForm;
  name: 'languages' | 'experience' | 'type';
  label: string;
  isHeaded?: boolean;
  options: Options;
  isMany?: boolean;
}

/** A few choices as tiles for a thumb: one of them, or several. */
function ChoiceTiles({ form, name, label, isHeaded, options, isMany }: ChoiceTilesProps) {
  return (
    <fieldset className={classes.choices}>
      <legend className={isHeaded ? classes.hidden : classes.legend}>{label}</legend>
      {choicesOf(options).map((choice) => (
        <label key={choice.value} className={classes.tile}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            value={choice.value}
            className={classes.box}
            {...form.register(name)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

const labels = { expected: fieldNames(resumeBodies.expected), personal: fieldNames(resumeBodies.personal) };

interface QuestionProps {
  form: AnswerForm;
  /** The question, which names its only field. */
  title: string;
  /** Usual skills of the trade. */
  usual: readonly Localized[];
}

function Wanted({ form, title }: QuestionProps) {
  const { t } = useTranslation('resume-questions');
  const { data: categories } = useQuery(categoryQuery);
  return (
    <>
      <SpokenField
        form={form}
        name="wanted"
        label={title}
        isHeaded
        placeholder={t('wanted.example')}
        maxLength={120}
        rows={2}
      />
      <ChoiceField
        form={form}
        name="category"
        size="lg"
        label={labels.expected('wantedCategoryId')}
        empty={t('notSure')}
        options={recordChoices(offered(categories, null))}
      />
    </>
  );
}

function Skills({ form, title, usual }: QuestionProps) {
  const { t } = useTranslation('resume-questions');
  const skills = skillsIn(form.watch('skills'));
  return (
    <>
      <UsualSkills form={form} usual={usual} />
      <SpokenField
        form={form}
        name="skills"
        label={title}
        isHeaded
        placeholder={t('skills.example')}
        maxLength={2000}
        rows={4}
      />
      {skills.length > 0 && (
        <div>
          <Text size="sm" fw={600} mb={8} id="skills-read">
            {t('skills.read', { count: skills.length })}
          </Text>
          <ul className={classes.chips} aria-labelledby="skills-read">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Places({ form, title }: QuestionProps) {
  const { t } = useTranslation('resume-questions');
  return (
    <>
      <SpokenField
        form={form}
        name="places"
        label={title}
        isHeaded
        placeholder={t('places.example')}
        maxLength={4000}
        rows={4}
      />
      <ChoiceTiles form={form} name="experience" label={t('places.total')} options={candidateExperiences} />
    </>
  );
}

const Languages = ({ form, title }: QuestionProps) => (
  <ChoiceTiles form={form} name="languages" label={title} isHeaded options={languages} isMany />
);

function When({ form }: QuestionProps) {
  const { t } = useTranslation('resume-questions');
  const { data: provinces } = useQuery(provinceQuery);
  return (
    <>
      <ChoiceField
        form={form}
        name="province"
        size="lg"
        label={labels.expected('wantedProvinceId')}
        empty={t('anywhere')}
        options={recordChoices(provinces)}
      />
      <ChoiceTiles form={form} name="type" label={labels.expected('wantedType')} options={jobTypes} />
      <SpokenField
        form={form}
        name="hours"
        label={t('when.hours')}
        placeholder={t('when.example')}
        maxLength={500}
        rows={2}
      />
    </>
  );
}

function Contact({ form }: QuestionProps) {
  const { t } = useTranslation('resume-questions');
  return (
    <>
      <TextInput
        label={labels.personal('name')}
        size="lg"
        autoComplete="name"
        maxLength={80}
        {...inputProps(form, 'name')}
      />
      <FormField form={form} name="phone">
        {(field) => <PhoneField {...field} size="lg" label={t('contact.phone')} />}
      </FormField>
      <Text size="sm" c="dimmed">
        {t('contact.seen')}
      </Text>
    </>
  );
}

interface Question {
  key: 'wanted' | 'skills' | 'places' | 'languages' | 'when' | 'contact';
  /** Its fields, in order. */
  answers: readonly [Answer, ...Answer[]];
  Fields: (props: QuestionProps) => ReactNode;
}

export const questions: readonly [Question, ...Question[]] = [
  { key: 'wanted', answers: ['wanted', 'category'], Fields: Wanted },
  { key: 'skills', answers: ['skills'], Fields: Skills },
  { key: 'places', answers: ['places', 'experience'], Fields: Places },
  { key: 'languages', answers: ['languages'], Fields: Languages },
  { key: 'when', answers: ['province', 'type', 'hours'], Fields: When },
  { key: 'contact', answers: ['name', 'phone'], Fields: Contact },
];
