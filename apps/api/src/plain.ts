import { z } from 'zod';

type Column<Field> = Field extends '_id' ? 'id' : Field;
/** A value of a row as a record has it. */
type Plain<Value> = Value extends Date ? string : Value extends bigint ? number : Value;

/** The required fields of a record that a column of the same name fills as it is. */
type PlainFields<Record, Row> = {
  [Field in keyof Record as Column<Field> extends keyof Row
    ? Plain<Row[Column<Field>]> extends Record[Field]
      ? undefined extends Record[Field]
        ? never
        : Field
      : never
    : never]: Record[Field];
};

const isPlain = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Date;

function plainValue(schema: z.ZodType, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (!(value instanceof Date)) return value;
  const text = value.toISOString();
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  return inner instanceof z.ZodISODate ? text.slice(0, 10) : text;
}

/**
 * The fields of a record that its row has under the same name (`_id` is `id`): texts, numbers, choices, lists of them,
 * times and days. What a record may lack, and what is made of several columns or of other rows, its presenter says.
 */
export function plain<S extends z.ZodObject, Row extends object>(
  { shape }: S,
  row: Row,
): PlainFields<z.output<S>, Row> {
  const columns = row as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(shape)) {
    const value = columns[field === '_id' ? 'id' : field];
    const isWhole = isPlain(value) || (Array.isArray(value) && value.every(isPlain));
    if (value !== undefined && isWhole && !(schema instanceof z.ZodOptional))
      fields[field] = plainValue(schema, value);
  }
  return fields as PlainFields<z.output<S>, Row>;
}
