import { Input, type InputWrapperProps, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { fieldId } from './field-id.ts';
import type { PictureLinks } from './rich-text.tsx';

const EditorBody = lazy(() =>
  import('./rich-text-editor-body.tsx').then((m) => ({ default: m.RichTextEditorBody })),
);

interface RichTextEditorProps
  extends Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'required' | 'withAsterisk'> {
  name: string;
  /** `fieldId(name)` where not given. */
  id?: string;
  /** HTML; empty where nothing is written. */
  value: string | null | undefined;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /**
   * Whether the noun takes headings and pictures in this text, and where those can be seen that are not public yet. Its
   * page then has the words of `widget`.
   */
  long?: { pictures: PictureLinks };
}

/** A text with bold, italic, underline, links and lists; a long one with headings and pictures. The editor itself is loaded when it is first shown. */
export function RichTextEditor({
  name,
  id = fieldId(name),
  value,
  onChange,
  onBlur,
  long,
  ...wrapper
}: RichTextEditorProps) {
  return (
    <Input.Wrapper
      {...wrapper}
      id={`${id}-box`}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<Skeleton height={150} radius="md" />}>
        <EditorBody
          id={id}
          value={value ?? ''}
          onChange={onChange}
          onBlur={onBlur}
          long={long}
          invalid={Boolean(wrapper.error)}
          required={wrapper.required ?? wrapper.withAsterisk ?? false}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
