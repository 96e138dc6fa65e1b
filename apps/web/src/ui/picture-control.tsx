import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { Input, type InputWrapperProps } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '../lib/errors.ts';
import { sendPicture } from '../lib/send-file.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { fieldId } from './field-id.ts';

/** An uploaded picture; forms refer to it by its `path`. */
export interface CachedPicture {
  small: string;
  image: string;
  path: string;
}

/** Uploads pictures of one kind and reports why one was rejected. */
export function useSendPictures(kind: PictureKind) {
  const { t } = useTranslation('field');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { types, bytes } = uploadKinds[kind];
  const limits = { types: Object.values(types).join(', '), megabytes: bytes / 1_000_000 };

  const faultOf = (file: File) =>
    file.type in types ? file.size > bytes && t('file.tooLarge', limits) : t('file.wrongType', limits);
  /** Sends one at a time; each is passed to `keep` as soon as it is uploaded. */
  async function send(files: readonly File[], keep: (picture: CachedPicture) => void) {
    setSending(true);
    try {
      for (const file of files) {
        const fault = faultOf(file);
        if (fault) setFailure(fault);
        else keep(await sendPicture(kind, file));
      }
    } catch (cause) {
      setFailure(`${t('error.upload', { ns: 'common' })}: ${errorText(cause).message}`);
    } finally {
      setSending(false);
    }
  }
  return { send, sending, failure, setFailure, allowed: t('file.types', limits) };
}

export interface PictureControlProps extends Pick<InputWrapperProps, 'label' | 'description' | 'error'> {
  name: string;
}

interface ChooserProps extends PictureControlProps {
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
  /** Renders the picture; a button with these props opens the file picker. */
  children: (button: { id: string; onClick: () => void }, labelId: string) => ReactNode;
}

/** Label, error and file input around a preview. */
export function PictureControl({
  name,
  accept,
  multiple = false,
  onChoose,
  children,
  ...wrapper
}: ChooserProps) {
  const id = fieldId(name);
  const labelId = `${id}-label`;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Input.Wrapper {...wrapper} id={id} labelElement="div" labelProps={{ id: labelId }}>
      {children({ id, onClick: () => input.current?.click() }, labelId)}
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-labelledby={labelId}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </Input.Wrapper>
  );
}
