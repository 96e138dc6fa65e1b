import { TextInput, type TextInputProps } from '@mantine/core';

type DateFieldProps = Omit<TextInputProps, 'type'> & {
  /** Calendar days, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
};

/** A calendar day, chosen with the native picker: nothing is lighter or more familiar on a phone. */
export const DateField = (props: DateFieldProps) => <TextInput {...props} type="date" />;
