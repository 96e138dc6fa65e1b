import '@mantine/dropzone/styles.layer.css';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import {
  ActionIcon,
  Button,
  Group,
  Input,
  type InputWrapperProps,
  Paper,
  Progress,
  Text,
} from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileText, IconRefresh, IconUpload, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText, wasLost } from '../lib/errors.ts';
import { type FileKind, sendFile } from '../lib/send-file.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { flatErrors } from './error-summary.tsx';
import { fieldId } from './field-id.ts';
import { FormField } from './form-field.tsx';
import { hasCamera, isPhoto, TakePhoto, usePhotoPages } from './photo-pages.tsx';

interface KeptFile {
  originalName: string;
  path: string;
}

interface FilesFieldProps
  extends Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'required' | 'withAsterisk'> {
  /** Defaults to `document`. */
  kind?: FileKind;
  name: string;
  /** Defaults to `fieldId(name)`. */
  id?: string;
  value: readonly KeptFile[];
  onChange: (files: KeptFile[]) => void;
  onBlur?: () => void;
  /** Maximum number of files. */
  most: number;
  /** Media types taken here, where they are fewer than those of the kind. */
  only?: readonly string[];
  /** Takes photos of a paper, too, which become one file: of a CV, or of any document. */
  photos?: 'cv' | 'document';
}

/** A file field: files are chosen or dropped, uploaded at once with progress, and listed by name. */
export function FilesField({
  kind = 'document',
  name,
  id = fieldId(name),
  value,
  onChange,
  onBlur,
  most,
  only,
  photos,
  ...wrapper
}: FilesFieldProps) {
  const { t } = useTranslation('field');
  const { types: known, bytes: maxBytes } = uploadKinds[kind === 'temporary' ? 'document' : kind];
  const types = {
    ...Object.fromEntries(Object.entries(known).filter(([type]) => !only || only.includes(type))),
    ...(photos && uploadKinds.document.pages.types),
  };
  const limits = { types: Object.values(types).join(', '), megabytes: maxBytes / 1_000_000 };
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Files that the connection lost, which can be sent again. */
  const [lost, setLost] = useState<File[]>([]);
  const stop = useRef<AbortController>(null);
  const pages = usePhotoPages({
    kind: kind === 'temporary' ? kind : 'document',
    name: photos === 'cv' ? 'CV' : t('photo.name'),
    onSent(file) {
      onChange([...value, file]);
      onBlur?.();
    },
  });

  const start = async (files: File[]) => {
    const controller = new AbortController();
    stop.current = controller;
    setFailure(null);
    setLost([]);
    const left = [...files];
    let kept = [...value];
    try {
      for (let [file] = left; file; [file] = left) {
        const { name } = file;
        const onProgress = (part: number) => setSending({ name, part });
        onProgress(0);
        kept = [...kept, await sendFile(kind, file, { onProgress, signal: controller.signal })];
        onChange(kept);
        left.shift();
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        const isLost = wasLost(error);
        setFailure(
          isLost ? t('file.lost') : `${t('error.upload', { ns: 'common' })}: ${errorText(error).message}`,
        );
        if (isLost) setLost(left);
      }
    } finally {
      setSending(null);
      onBlur?.();
    }
  };
  const take = (files: File[]) => {
    setFailure(null);
    if (photos && files.every(isPhoto)) return pages.add(files);
    if (files.length > most - value.length) return refuse('too-many-files');
    void start(files);
  };
  const refuse = (code: string | undefined) => {
    setLost([]);
    const sentences: Record<string, string> = {
      'file-too-large': t('file.tooLarge', limits),
      'file-invalid-type': t('file.wrongType', limits),
    };
    setFailure(sentences[code ?? ''] ?? t('file.tip', { count: most - value.length }));
  };
  return (
    <Input.Wrapper
      {...wrapper}
      id={`${id}-box`}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={failure ?? wrapper.error}
    >
      {value.map((file) => (
        <FileRow
          key={file.path}
          name={file.originalName}
          label={t('file.remove', { name: file.originalName })}
          disabled={sending !== null}
          onRemove={() => onChange(value.filter((other) => other !== file))}
        />
      ))}
      {sending && (
        <FileRow name={sending.name} label={t('file.stop')} onRemove={() => stop.current?.abort()}>
          <Progress
            value={sending.part * 100}
            aria-label={t('file.progress', { name: sending.name })}
            animated
          />
        </FileRow>
      )}
      {lost.length > 0 && (
        <Button
          mt={4}
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void start(lost)}
        >
          {t('file.again')}
        </Button>
      )}
      {!sending && value.length < most && (
        <Dropzone
          id={id}
          role="button"
          aria-labelledby={`${id}-label ${id}-choose`}
          // The drop zone is the control; a focusable input inside would be a second one.
          inputProps={{ style: { display: 'none' }, 'aria-label': t('file.choose') }}
          multiple={most > 1 || photos !== undefined}
          maxFiles={photos ? uploadKinds.document.pages.most : most - value.length}
          accept={Object.keys(types)}
          // A photo is made smaller before it is sent.
          validator={(file) =>
            file.size > maxBytes && !(photos && isPhoto(file))
              ? { code: 'file-too-large', message: '' }
              : null
          }
          onDrop={take}
          onReject={(rejections) => refuse(rejections[0]?.errors[0]?.code)}
          p="md"
          mt={4}
        >
          <Group gap="sm" wrap="nowrap">
            <IconUpload size={24} color="var(--ac-icon)" aria-hidden />
            <div id={`${id}-choose`}>
              <Text size="sm">
                <b>{t('file.choose')}</b> {t('file.drop')}
              </Text>{' '}
              <Text size="xs" c="dimmed">
                {t('file.types', limits)}
              </Text>
            </div>
          </Group>
        </Dropzone>
      )}
      {!sending && photos && value.length < most && hasCamera() && (
        <Group mt="xs">
          <TakePhoto onTake={pages.add}>{t(`photo.take.${photos}`)}</TakePhoto>
        </Group>
      )}
      {pages.dialog}
    </Input.Wrapper>
  );
}

interface FileRowProps {
  name: string;
  label: string;
  disabled?: boolean;
  onRemove: () => void;
  children?: React.ReactNode;
}

function FileRow({ name, label, disabled, onRemove, children }: FileRowProps) {
  return (
    <Paper withBorder p="sm" mt={4}>
      <Group gap="sm" wrap="nowrap">
        <IconFileText size={24} color="var(--ac-icon)" aria-hidden />
        <Text size="sm" truncate flex={1} title={name}>
          {name}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          disabled={disabled ?? false}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {children}
    </Paper>
  );
}

interface AttachmentsFieldProps<V extends FieldValues, C, T>
  extends Pick<
    FilesFieldProps,
    'label' | 'description' | 'withAsterisk' | 'most' | 'kind' | 'only' | 'photos'
  > {
  form: UseFormReturn<V, C, T>;
  name: FieldPath<V>;
}

/** A file field of a form; shows the error of the first invalid file. */
export const AttachmentsField = <V extends FieldValues, C, T>({
  form,
  name,
  ...files
}: AttachmentsFieldProps<V, C, T>) => (
  <FormField form={form} name={name}>
    {({ ref: _, ...field }) => (
      <FilesField
        {...field}
        {...files}
        value={field.value ?? []}
        error={flatErrors(form.formState.errors).find((one) => one.name.startsWith(name))?.message}
      />
    )}
  </FormField>
);
