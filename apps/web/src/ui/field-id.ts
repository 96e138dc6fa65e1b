/** Returns the id of a form field's input by its path (`company.name`), which the error summary links to. */
export const fieldId = (name: string) => `field-${name.replaceAll('.', '-')}`;
