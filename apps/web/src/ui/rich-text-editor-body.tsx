import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as Editor, Link } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './rich-text-editor.module.css';

interface RichTextEditorBodyProps {
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  invalid: boolean;
  required: boolean;
}

// Only what the server keeps: anything else that is pasted becomes plain paragraphs.
const extensions = [
  StarterKit.configure({
    link: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    blockquote: false,
  }),
  Link.configure({ autolink: true }),
];

export function RichTextEditorBody({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  required,
}: RichTextEditorBodyProps) {
  const { t } = useTranslation();
  const editor = useEditor({
    extensions,
    content: value,
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur,
    editorProps: {
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
    // A render that React threw away takes its editor along; the next one begins with the value.
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
          <Editor.OrderedList />
          <Editor.BulletList />
        </Editor.ControlsGroup>
      </Editor.Toolbar>
      <Editor.Content className={classes.content} />
    </Editor>
  );
}
