import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { richTextPicture } from '@acheep/contract/kernel/rich-text';
import { TextInput } from '@mantine/core';
import { RichTextEditor as Editor } from '@mantine/tiptap';
import { IconHighlight, IconPhotoPlus } from '@tabler/icons-react';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { type Editor as Text, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import type { PictureLinks } from './rich-text.tsx';
import classes from './rich-text-editor.module.css';
import { PastedLink, pastedHtml } from './rich-text-paste.ts';
import { insertPicture, Picture, pictureTypes } from './rich-text-picture.ts';

function PictureControl({ editor }: { editor: Text }) {
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
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          if (file) void insertPicture(editor, file);
        }}
      />
    </>
  );
}

/** Alternative text of the selected picture. */
function PictureWords({ editor }: { editor: Text }) {
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
      maxLength={richTextPicture.maxAltLength}
      value={chosen.alt ?? ''}
      onChange={({ currentTarget }) =>
        editor.commands.updateAttributes(Picture.name, { alt: currentTarget.value })
      }
    />
  );
}

interface RichTextEditorBodyProps {
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  invalid: boolean;
  required: boolean;
  long: { pictures: PictureLinks } | undefined;
}

// Only what the server allows: `pastedHtml` puts other content into it.
const extensions = (long: { pictures: PictureLinks } | undefined) => [
  StarterKit.configure({
    link: false,
    code: false,
    codeBlock: false,
    // Levels 1 and 2 belong to the page. A short text keeps the headings that it comes with.
    heading: { levels: [3, 4] },
    horizontalRule: false,
    strike: false,
    blockquote: false,
  }),
  PastedLink.configure({ autolink: true }),
  TextStyle,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
  ...(long ? [Picture.configure({ links: long.pictures })] : []),
];

/** Readable on white; the dark scheme ignores them. */
const colors = ['#0f6938', '#c92a2a', '#1864ab', '#862e9c', '#9c4a00', '#5c5f66'];
const background = '#fff3bf';

function Background({ editor }: { editor: Text }) {
  const { t } = useTranslation('field');
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('textStyle', { backgroundColor: background }),
  });
  const toggle = () => {
    const chain = editor.chain().focus();
    (active ? chain.unsetBackgroundColor() : chain.setBackgroundColor(background)).run();
  };
  return (
    <Editor.Control
      aria-label={t('editor.background')}
      title={t('editor.background')}
      active={active}
      onClick={toggle}
    >
      <IconHighlight size={16} stroke={1.5} aria-hidden />
    </Editor.Control>
  );
}

export function RichTextEditorBody({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  required,
  long,
}: RichTextEditorBodyProps) {
  const { t } = useTranslation('field');
  const editor = useEditor({
    extensions: extensions(long),
    content: value,
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur,
    editorProps: {
      transformPastedHTML: (html) => pastedHtml(html, { pictures: long !== undefined }),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
        'aria-invalid': String(invalid),
        'aria-required': String(required),
      },
    },
  });
  // A value that did not come from typing (a form's reset) replaces the text.
  useEffect(() => {
    // React destroys the editor with a discarded render; the next one starts with the value.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const labels = {
    boldControlLabel: t('editor.bold'),
    italicControlLabel: t('editor.italic'),
    underlineControlLabel: t('editor.underline'),
    linkControlLabel: t('editor.link'),
    unlinkControlLabel: t('editor.unlink'),
    bulletListControlLabel: t('editor.bulletList'),
    orderedListControlLabel: t('editor.orderedList'),
    linkEditorInputLabel: t('editor.linkAddress'),
    linkEditorSave: t('editor.linkSave'),
    colorPickerControlLabel: t('editor.color'),
    colorPickerCancel: t('cancel', { ns: 'common' }),
    colorPickerClear: t('editor.colorClear'),
    colorPickerColorPicker: t('editor.colorOther'),
    colorPickerPalette: t('editor.colorPalette'),
    colorPickerSave: t('editor.colorSave'),
    colorPickerColorLabel: (color: string) => t('editor.colorNamed', { color }),
    h3ControlLabel: t('editor.heading'),
    h4ControlLabel: t('editor.subheading'),
    alignLeftControlLabel: t('editor.alignLeft'),
    alignCenterControlLabel: t('editor.alignCenter'),
    alignRightControlLabel: t('editor.alignRight'),
  };
  return (
    <Editor editor={editor} labels={labels} className={invalid ? classes.invalid : undefined}>
      <Editor.Toolbar className={classes.toolbar}>
        <Editor.ControlsGroup>
          <Editor.Bold />
          <Editor.Italic />
          <Editor.Underline />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.Link />
          <Editor.Unlink />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.ColorPicker colors={colors} />
          <Background editor={editor} />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.AlignLeft />
          <Editor.AlignCenter />
          <Editor.AlignRight />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.OrderedList />
          <Editor.BulletList />
        </Editor.ControlsGroup>
        {long && (
          <Editor.ControlsGroup>
            <Editor.H3 />
            <Editor.H4 />
            <PictureControl editor={editor} />
          </Editor.ControlsGroup>
        )}
      </Editor.Toolbar>
      {long && <PictureWords editor={editor} />}
      <Editor.Content className={classes.content} />
    </Editor>
  );
}
