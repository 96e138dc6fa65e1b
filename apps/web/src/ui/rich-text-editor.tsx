import { Input, type InputWrapperProps, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { lazy } from '../lib/lazy.ts';
import { fieldId } from './field-id.ts';
import { FormField } from './form-field.tsx';
import type { PictureLinks } from './rich-text.tsx';

const EditorBody = lazy(() =>
  import('./rich-text-editor-body.tsx').then((m) => ({ default: m.RichTextEditorBody })),
);

interface RichTextEditorProps
  extends Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'required' | 'withAsterisk'> {
  name: string;
  /** Defaults to `fieldId(name)`. */
  id?: string;
  /** HTML; empty if there is no text. */
  value: string | null | undefined;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /**
   * Enables headings and pictures; `pictures` has the URLs of those that are not public yet. The page must load the
   * `widget` translations.
   */
  long?: { pictures: PictureLinks };
}

/**
 * An editor for bold, italic, underline, links and lists; a long text also has headings and pictures. Loaded when it is
 * first shown.
 */
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

interface RichTextFieldProps<V extends FieldValues, C, T>
  extends Omit<RichTextEditorProps, 'name' | 'id' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  form: UseFormReturn<V, C, T>;
  name: FieldPath<V>;
}

export const RichTextField = <V extends FieldValues, C, T>({
  form,
  name,
  ...editor
}: RichTextFieldProps<V, C, T>) => (
  <FormField form={form} name={name}>
    {({ ref: _, ...field }) => <RichTextEditor {...field} {...editor} />}
  </FormField>
);
