import { eventTypes, trainingLevels } from '@acheep/contract/events/gathering-option';
import { languages } from '@acheep/contract/jobs/job-option';
import { Checkbox, Group, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { categoryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CoverField } from '../../../ui/cover-field.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { eventField, gatheringField } from './gathering-field.ts';
import { GatheringSelect, records } from './gathering-form-select.tsx';
import type { FieldsProps } from './gathering-step.ts';

/** What it is called, what it is about, and what it looks like. */
export function GatheringFormBasics({ form, kind, saved }: FieldsProps) {
  const { t } = useTranslation('gathering-post');
  const { data: categories } = useQuery(categoryQuery);
  return (
    <>
      <TextInput
        label={gatheringField('title')}
        description={t(`${kind}.titleHint`)}
        maxLength={150}
        withAsterisk
        {...inputProps(form, 'title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <GatheringSelect
          form={form}
          name="categoryId"
          label={gatheringField('categoryId')}
          options={records(offered(categories, form.getValues('categoryId')))}
        />
        {kind === 'training' ? (
          <GatheringSelect
            form={form}
            name="level"
            label={gatheringField('level')}
            options={choicesOf(trainingLevels)}
          />
        ) : (
          <GatheringSelect
            form={form}
            name="eventType"
            label={eventField('eventType')}
            options={choicesOf(eventTypes)}
          />
        )}
      </SimpleGrid>
      <FormField form={form} name="languages">
        {({ id, value, onChange, error }) => (
          <Checkbox.Group
            id={id}
            label={gatheringField('languages')}
            value={value ?? []}
            onChange={onChange}
            error={error}
            withAsterisk={kind === 'training'}
          >
            <Group gap="md" mt={4} mb={error ? 4 : 0}>
              {choicesOf(languages).map((choice) => (
                <Checkbox key={choice.value} {...choice} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </FormField>
      <FormField form={form} name="cover">
        {({ value, onChange, error }) => (
          <CoverField
            name="cover"
            label={gatheringField('cover')}
            description={t('form.coverHint')}
            path={value ?? ''}
            saved={saved?.cover ?? null}
            error={error}
            onChange={onChange}
          />
        )}
      </FormField>
    </>
  );
}
