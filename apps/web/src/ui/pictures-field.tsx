import { type PictureKind, uploadKinds } from '@acheep/contract/upload-kind';
import { ActionIcon, Button, Group, Input, type InputWrapperProps, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/errors.ts';
import { sendPicture } from '../lib/send-file.ts';
import { fieldId } from './field-id.ts';
import classes from './pictures-field.module.css';

interface KeptPicture {
  small: string;
  image: string;
  path: string;
}

interface PicturesFieldProps extends Pick<InputWrapperProps, 'label' | 'description' | 'error'> {
  name: string;
  /** How many pictures are taken. */
  most: number;
  /** One that is kept whole: nothing is cut here. */
  kind: PictureKind;
  value: readonly KeptPicture[];
  onChange: (pictures: KeptPicture[]) => void;
}

const moved = (list: readonly KeptPicture[], from: number, to: number) => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Several pictures: chosen, sent at once and shown, in an order that one decides. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, most, kind, value, onChange, label, description, error } = props;
  const { t } = useTranslation();
  const id = fieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { types, bytes } = uploadKinds[kind];
  const limits = { types: Object.values(types).join(', '), megabytes: bytes / 1_000_000 };

  const faultOf = (file: File) =>
    file.type in types ? file.size > bytes && t('file.tooLarge', limits) : t('file.wrongType', limits);
  const start = async (files: File[]) => {
    const taken = files.slice(0, most - value.length);
    setFailure(taken.length < files.length ? t('image.most', { count: most }) : null);
    setSending(true);
    let kept = [...value];
    try {
      for (const file of taken) {
        const fault = faultOf(file);
        if (fault) setFailure(fault);
        else {
          kept = [...kept, await sendPicture(kind, file)];
          onChange(kept);
        }
      }
    } catch (cause) {
      setFailure(`${t('error.upload')}: ${errorText(cause).message}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={failure ?? error}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <ul className={classes.pictures} aria-labelledby={`${id}-label`}>
        {value.map(({ path, small }, index) => (
          <li key={path}>
            <img src={small} alt={t('image.numbered', { number: index + 1 })} />
            <Group gap={4} justify="center" wrap="nowrap">
              <Action
                label={t('image.earlier', { number: index + 1 })}
                icon={IconArrowLeft}
                disabled={sending || index === 0}
                onClick={() => onChange(moved(value, index, index - 1))}
              />
              <Action
                label={t('image.removeNumbered', { number: index + 1 })}
                icon={IconTrash}
                disabled={sending}
                onClick={() => onChange(value.filter((other) => other.path !== path))}
              />
              <Action
                label={t('image.later', { number: index + 1 })}
                icon={IconArrowRight}
                disabled={sending || index === value.length - 1}
                onClick={() => onChange(moved(value, index, index + 1))}
              />
            </Group>
          </li>
        ))}
      </ul>
      <Group gap="sm" mt={8}>
        <Button
          id={id}
          variant="default"
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          loading={sending}
          disabled={value.length >= most}
          onClick={() => input.current?.click()}
        >
          {t('image.add')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('image.most', { count: most })} · {t('file.types', limits)}
        </Text>
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-labelledby={`${id}-label`}
        accept={Object.keys(types).join(',')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) void start(files);
        }}
      />
    </Input.Wrapper>
  );
}

interface ActionProps {
  label: string;
  icon: typeof IconTrash;
  disabled: boolean;
  onClick: () => void;
}

const Action = ({ label, icon: Icon, ...props }: ActionProps) => (
  <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} {...props}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
);
