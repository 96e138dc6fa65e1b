import { Button, type ButtonProps } from '@mantine/core';
import { useUploading } from '../lib/uploading.ts';

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** The form's `name`/`value`, where a form has several ways to be sent. */
  name?: string;
  value?: string;
  onClick?: () => void;
};

/** Sends its form; closed while a file is on its way, and to a second click while `loading`. */
export function SubmitButton({ disabled, ...props }: SubmitButtonProps) {
  const uploading = useUploading();
  return <Button type="submit" disabled={disabled || uploading} {...props} />;
}
