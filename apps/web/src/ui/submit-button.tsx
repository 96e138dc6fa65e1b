import { Button, type ButtonProps } from '@mantine/core';
import { useUploading } from '../lib/uploading.ts';

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** `name` and `value` of the button, if a form can be submitted in several ways. */
  name?: string;
  value?: string;
  onClick?: () => void;
};

/** Submits its form; disabled during uploads, and inert while `loading`. */
export function SubmitButton({ disabled, ...props }: SubmitButtonProps) {
  const uploading = useUploading();
  return <Button type="submit" disabled={disabled || uploading} {...props} />;
}
