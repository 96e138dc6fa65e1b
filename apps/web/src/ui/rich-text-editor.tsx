import { Input, type InputWrapperProps, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldId } from './field-id.ts';
import { FormField } from './form-field.tsx';
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

interface RichTextFieldProps<V extends FieldValues, C, T>
  extends Omit<RichTextEditorProps, 'name' | 'id' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  form: UseFormReturn<V, C, T>;
  name: FieldPath<V>;
}

/** Such a text as a field of a form. */
export const RichTextField = <V extends FieldValues, C, T>({
  form,
  name,
  ...editor
}: RichTextFieldProps<V, C, T>) => (
  <FormField form={form} name={name}>
    {({ ref: _, ...field }) => <RichTextEditor {...field} {...editor} />}
  </FormField>
);
