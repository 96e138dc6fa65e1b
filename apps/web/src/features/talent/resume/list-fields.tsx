import { languages, skillKinds } from '@acheep/contract/jobs/job-option';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  skillLevels,
} from '@acheep/contract/talent/resume-option';
import { resumeTextLength } from '@acheep/contract/talent/resume-part';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { labels, SpanFields } from './section-field.tsx';
import { SectionList } from './section-list.tsx';
import { joined, monthOf, spanOf, textOf, wordOf } from './section-summary.ts';
import { type SectionForm, TextField } from './text-field.tsx';

interface FieldsProps {
  form: SectionForm;
}

/** Adapts label lookup to nested paths: the contract's names expect the index of an entry. */
const labelIn = (names: (field: never) => string) => (path: string) => names(path as never);

export function WorkFields({ form }: FieldsProps) {
  const { t } = useTranslation('resume');
  const label = labelIn(labels.work);
  return (
    <>
      <ChoiceField form={form} name="experience" label={label('experience')} options={candidateExperiences} />
      <SectionList
        form={form}
        section="work"
        summary={(one, locale) => ({
          title: textOf(one.title, locale),
          note: joined(textOf(one.employer, locale), spanOf(one)),
        })}
      >
        {(name) => (
          <>
            <TextField
              form={form}
              name={`${name}.title`}
              label={label(`${name}.title`)}
              maxLength={120}
              required
            />
            <TextField
              form={form}
              name={`${name}.employer`}
              label={label(`${name}.employer`)}
              maxLength={120}
            />
            <SpanFields form={form} name={name} label={label} />
            <TextField
              form={form}
              name={`${name}.description`}
              label={label(`${name}.description`)}
              placeholder={t('hint.work')}
              maxLength={resumeTextLength}
              rows={4}
            />
          </>
        )}
      </SectionList>
    </>
  );
}

export function EducationFields({ form }: FieldsProps) {
  const label = labelIn(labels.education);
  return (
    <SectionList
      form={form}
      section="education"
      summary={(one, locale) => ({
        title: textOf(one.school, locale),
        note: joined(wordOf(educationLevels, one.level), textOf(one.field, locale), spanOf(one)),
      })}
    >
      {(name) => (
        <>
          <TextField
            form={form}
            name={`${name}.school`}
            label={label(`${name}.school`)}
            maxLength={160}
            required
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <ChoiceField
              form={form}
              name={`${name}.level`}
              label={label(`${name}.level`)}
              options={educationLevels}
            />
            <TextField form={form} name={`${name}.field`} label={label(`${name}.field`)} maxLength={120} />
          </SimpleGrid>
          {/* The end of studies may be in the future. */}
          <SpanFields form={form} name={name} label={label} lastYear={new Date().getFullYear() + 6} />
        </>
      )}
    </SectionList>
  );
}

export function SkillFields({ form }: FieldsProps) {
  const { t } = useTranslation('resume');
  const label = labelIn(labels.skills);
  return (
    <SectionList
      form={form}
      section="skills"
      summary={(one, locale) => ({
        title: textOf(one.name, locale),
        note: joined(wordOf(skillKinds, one.kind), wordOf(skillLevels, one.level)),
      })}
    >
      {(name) => (
        <>
          <TextField
            form={form}
            name={`${name}.name`}
            label={label(`${name}.name`)}
            placeholder={t('hint.skill')}
            maxLength={60}
            required
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <ChoiceField
              form={form}
              name={`${name}.kind`}
              label={label(`${name}.kind`)}
              options={skillKinds}
              empty={null}
            />
            <ChoiceField
              form={form}
              name={`${name}.level`}
              label={label(`${name}.level`)}
              options={skillLevels}
            />
          </SimpleGrid>
        </>
      )}
    </SectionList>
  );
}

export function LanguageFields({ form }: FieldsProps) {
  const label = labelIn(labels.languages);
  return (
    <SectionList
      form={form}
      section="languages"
      summary={(one) => ({
        title: wordOf(languages, one.language),
        note: wordOf(languageLevels, one.level),
      })}
    >
      {(name) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <ChoiceField
            form={form}
            name={`${name}.language`}
            label={label(`${name}.language`)}
            options={languages}
            withAsterisk
          />
          <ChoiceField
            form={form}
            name={`${name}.level`}
            label={label(`${name}.level`)}
            options={languageLevels}
          />
        </SimpleGrid>
      )}
    </SectionList>
  );
}

export function TrainingFields({ form }: FieldsProps) {
  const label = labelIn(labels.trainings);
  return (
    <SectionList
      form={form}
      section="trainings"
      summary={(one, locale) => ({
        title: textOf(one.name, locale),
        note: joined(textOf(one.provider, locale), monthOf(one.month)),
      })}
    >
      {(name) => (
        <>
          <TextField
            form={form}
            name={`${name}.name`}
            label={label(`${name}.name`)}
            maxLength={160}
            required
          />
          <TextField
            form={form}
            name={`${name}.provider`}
            label={label(`${name}.provider`)}
            maxLength={120}
          />
          <FormField form={form} name={`${name}.month`}>
            {({ ref: _, ...field }) => <MonthField {...field} label={label(`${name}.month`)} />}
          </FormField>
        </>
      )}
    </SectionList>
  );
}

export function ReferenceFields({ form }: FieldsProps) {
  const label = labelIn(labels.references);
  return (
    <SectionList
      form={form}
      section="references"
      summary={(one, locale) => ({ title: textOf(one.name, locale), note: textOf(one.position, locale) })}
    >
      {(name) => (
        <>
          <TextField
            form={form}
            name={`${name}.name`}
            label={label(`${name}.name`)}
            maxLength={80}
            required
          />
          <TextField
            form={form}
            name={`${name}.position`}
            label={label(`${name}.position`)}
            maxLength={160}
          />
          <FormField form={form} name={`${name}.phone`}>
            {(field) => <PhoneField {...field} label={label(`${name}.phone`)} />}
          </FormField>
          <TextInput
            label={label(`${name}.email`)}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...inputProps(form, `${name}.email`)}
          />
        </>
      )}
    </SectionList>
  );
}
