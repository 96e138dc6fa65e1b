import { TextInput, type TextInputProps } from '@mantine/core';

type DateFieldProps = Omit<TextInputProps, 'type'> & {
  /** Calendar days, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
};

/** A calendar day, chosen with the device's own picker: on a phone nothing is lighter or better known. */
export const DateField = (props: DateFieldProps) => <TextInput {...props} type="date" />;
