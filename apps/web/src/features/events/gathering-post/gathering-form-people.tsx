import { type GatheringKind, gatheringBounds } from '@acheep/contract/events/gathering-option';
import type { OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import {
  ActionIcon,
  Button,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import { fieldId } from '../../../ui/field-id.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import type { CachedPicture } from '../../../ui/picture-control.tsx';
import { CompaniesField } from './companies-field.tsx';
import { gatheringField } from './gathering-field.ts';
import classes from './gathering-form.module.css';
import type { FieldsProps } from './gathering-form-fields.tsx';
import type { SpeakerValues } from './gathering-form-values.ts';

interface SpeakersFieldProps {
  id: string;
  kind: GatheringKind;
  speakers: readonly SpeakerValues[];
  saved: OwnGatheringDetail['speakers'];
  errors: ReadonlyMap<string, string>;
  onChange: (next: SpeakerValues[]) => void;
}

const empty: SpeakerValues = { name: '', title: '', biography: '', photo: '' };

/** Trainers or speakers, in display order. */
function SpeakersField({ id, kind, speakers, saved, errors, onChange }: SpeakersFieldProps) {
  const { t } = useTranslation('gathering-post');
  const [sent, setSent] = useState<CachedPicture[]>([]);
  const pictures = [...sent, ...saved.flatMap(({ photo }) => photo ?? [])];
  const change = (place: number, part: Partial<SpeakerValues>) =>
    onChange(speakers.map((one, other) => (other === place ? { ...one, ...part } : one)));
  const add = () => {
    onChange([...speakers, empty]);
    requestAnimationFrame(() =>
      document.getElementById(fieldId(`speakers.${speakers.length}.name`))?.focus(),
    );
  };
  const remove = (place: number) => {
    onChange(speakers.filter((_, other) => other !== place));
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <div>
      <Text fw={500} size="sm">
        {t(`${kind}.speakers`)}
      </Text>
      <Text size="xs" c="dimmed" mb="sm">
        {t(`${kind}.speakersHint`)}
      </Text>
      <ol className={classes.list} style={{ marginBottom: speakers.length > 0 ? 12 : 0 }}>
        {speakers.map((speaker, place) => {
          const number = place + 1;
          const of = (name: 'name' | 'title' | 'biography') => ({
            id: fieldId(`speakers.${place}.${name}`),
            label: gatheringField(`speakers.0.${name}`),
            value: speaker[name] ?? '',
            error: errors.get(`speakers.${place}.${name}`),
            onChange: (event: { currentTarget: { value: string } }) =>
              change(place, { [name]: event.currentTarget.value }),
          });
          return (
            <Paper
              withBorder
              // New ones are only distinguished by their index.
              key={place}
              component="li"
              p={{ base: 'sm', sm: 'md' }}
              aria-label={t('speakers.one', { number })}
            >
              <Group justify="space-between" mb="xs">
                <Text fw={600}>{t('speakers.one', { number })}</Text>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={40}
                  aria-label={t('speakers.remove', { number })}
                  onClick={() => remove(place)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
              <Stack>
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <TextInput {...of('name')} maxLength={80} withAsterisk />
                  <TextInput {...of('title')} maxLength={120} placeholder={t('speakers.titleHint')} />
                </SimpleGrid>
                <Textarea {...of('biography')} maxLength={1000} autosize minRows={2} />
                <ImageField
                  kind="photo"
                  name={`speakers.${place}.photo`}
                  label={gatheringField('speakers.0.photo')}
                  of={speaker.name || '?'}
                  value={pictures.find(({ path }) => path === speaker.photo) ?? null}
                  error={errors.get(`speakers.${place}.photo`)}
                  onChange={(picture) => {
                    if (picture) setSent((before) => [...before, picture]);
                    change(place, { photo: picture?.path ?? '' });
                  }}
                />
              </Stack>
            </Paper>
          );
        })}
      </ol>
      <Button
        id={id}
        variant="default"
        disabled={speakers.length >= gatheringBounds.speakers}
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={add}
      >
        {t(`${kind}.addSpeaker`)}
      </Button>
    </div>
  );
}

export function GatheringFormPeople({ form, kind, saved }: FieldsProps) {
  const errors = new Map(flatErrors(form.formState.errors).map(({ name, message }) => [name, message]));
  return (
    <>
      <FormField form={form} name="speakers">
        {({ id, value, onChange }) => (
          <SpeakersField
            id={id}
            kind={kind}
            speakers={value ?? []}
            saved={saved?.speakers ?? []}
            errors={errors}
            onChange={onChange}
          />
        )}
      </FormField>
      {kind === 'event' && (
        <FormField form={form} name="companyIds">
          {({ id, value, onChange, error }) => (
            <CompaniesField
              id={id}
              ids={value ?? []}
              saved={saved?.companies ?? []}
              error={error}
              onChange={onChange}
            />
          )}
        </FormField>
      )}
    </>
  );
}
