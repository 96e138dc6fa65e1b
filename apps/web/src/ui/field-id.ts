/** The id of the input of a form's field, by its path (`company.name`): what the error summary links to. */
export const fieldId = (name: string) => `field-${name.replaceAll('.', '-')}`;
