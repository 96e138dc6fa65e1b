/** The column of a field, as the models map them: `provinceId` is `province_id`. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
