import { richTextPicture } from '@acheep/contract/kernel/rich-text';
import { TextInput } from '@mantine/core';
import { RichTextEditor as Editor } from '@mantine/tiptap';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type Editor as Text, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { insertPicture, Picture, pictureTypes } from './rich-text-picture.ts';

/** The button of the toolbar that puts a picture into the text. */
export function PictureControl({ editor }: { editor: Text }) {
  const { t } = useTranslation('widget');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Editor.Control
        aria-label={t('picture.insert')}
        title={t('picture.insert')}
        onClick={() => input.current?.click()}
      >
        <IconPhotoPlus size={16} stroke={1.5} aria-hidden />
      </Editor.Control>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picture.insert')}
        accept={pictureTypes.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) void insertPicture(editor, file);
        }}
      />
    </>
  );
}

/** What the chosen picture shows, in words. */
export function PictureWords({ editor }: { editor: Text }) {
  const { t } = useTranslation('widget');
  const chosen = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive(Picture.name)
        ? (now.getAttributes(Picture.name) as { alt?: string; sending?: string })
        : null,
  });
  if (!chosen) return null;
  return (
    <TextInput
      m="xs"
      label={t('picture.words')}
      description={chosen.sending ? t('picture.sending') : undefined}
      maxLength={richTextPicture.longestAlt}
      value={chosen.alt ?? ''}
      onChange={({ currentTarget }) =>
        editor.commands.updateAttributes(Picture.name, { alt: currentTarget.value })
      }
    />
  );
}
