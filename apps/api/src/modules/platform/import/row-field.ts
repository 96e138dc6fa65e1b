import type { FieldFaults } from '@acheep/contract/kernel/validation';
import { columnOfField, columnOptions } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { choiceIn, choicesIn, dayOfCell, entriesOf, htmlIn, numberIn, yesIn } from './cell-value.ts';
import { type Fault, faultOf } from './import-fault.ts';
import type { KnownNames } from './known-name.ts';

/** Reads the cells of one row as form fields, and collects faults by column. */
export function rowReader(kind: ImportKind, cells: Readonly<Record<string, string>>) {
  const faults: Fault[] = [];
  const fault = (column: string, key: Fault['key'], params?: Fault['params']) => {
    faults.push(faultOf(column, cells[column] ?? '', key, params));
  };
  const read = <T>(column: string, of: (text: string) => T | null, key: Fault['key']): T | undefined => {
    const text = cells[column];
    if (text === undefined) return undefined;
    const value = of(text);
    if (value === null) fault(column, key);
    return value ?? undefined;
  };

  return {
    faults,
    fault,
    text: (column: string) => cells[column],
    html: (column: string) => (cells[column] === undefined ? undefined : htmlIn(cells[column])),
    number: (column: string) => read(column, numberIn, 'number'),
    day: (column: string) => read(column, dayOfCell, 'date'),
    yes: (column: string) => read(column, yesIn, 'import_yes'),

    choice(column: string): string | undefined {
      const text = cells[column];
      const options = columnOptions(kind, column);
      if (text === undefined || !options) return undefined;
      const value = choiceIn(options, text);
      if (!value) fault(column, 'one_of', { choices: choicesIn(options) });
      return value;
    },

    choices(column: string): string[] | undefined {
      const text = cells[column];
      const options = columnOptions(kind, column);
      if (text === undefined || !options) return undefined;
      const values = entriesOf(text).map((one) => choiceIn(options, one));
      if (values.includes(undefined)) fault(column, 'one_of', { choices: choicesIn(options) });
      return [...new Set(values.filter((one) => one !== undefined))];
    },

    /** The id of a reference record, such as a category. */
    record(column: string, names: KnownNames): string | undefined {
      const text = cells[column];
      if (text === undefined) return undefined;
      const found = names(text);
      if ('id' in found) return found.id;
      const value = text.slice(0, 100).toWellFormed();
      if (found.near) fault(column, 'import_near', { value, near: found.near });
      else fault(column, 'import_unknown', { value });
      return undefined;
    },

    /** Adds the faults of the form's rules; a cell that could not be read is not reported as missing as well. */
    addFormFaults(found: FieldFaults, columnOf: (field: string) => string | undefined = () => undefined) {
      for (const [path, [first]] of found) {
        const field = path.split('.')[0] ?? '';
        const column = columnOf(field) ?? columnOfField(kind, field) ?? field;
        if (!first || faults.some((one) => one.column === column)) continue;
        const params = Object.entries(first.params ?? {}).filter(
          (param): param is [string, string | number] =>
            typeof param[1] === 'string' || typeof param[1] === 'number',
        );
        faults.push(faultOf(column, cells[column] ?? '', first.key, Object.fromEntries(params)));
      }
    },
  };
}

export type RowReader = ReturnType<typeof rowReader>;

/** Removes undefined fields: a form leaves out empty fields. */
export const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
