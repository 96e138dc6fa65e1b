import { Button, type ButtonProps } from '@mantine/core';

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** The form's `name`/`value`, where a form has several ways to be sent. */
  name?: string;
  value?: string;
  onClick?: () => void;
};

/** Sends its form; busy and closed to a second click while `loading`. */
export const SubmitButton = (props: SubmitButtonProps) => <Button type="submit" {...props} />;
