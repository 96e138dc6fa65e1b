import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type GetDMMFOptions, getDMMF } from '@prisma/get-dmmf';

type Document = Exclude<ReturnType<typeof getDMMF>, { type: string }>;
type Model = Document['datamodel']['models'][number];
type Field = Model['fields'][number];

/** A column as the models have it. `type` is in any of PostgreSQL's spellings. */
export type ModelColumn = { table: string; name: string; type: string; nullable: boolean; default: string };

/** What the Prisma schema says of the database: columns, and a line for each key, index and enum. */
export type ModelSchema = { columns: ModelColumn[]; lines: string[] };

const SCALARS: Record<string, string> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Boolean: 'boolean',
  DateTime: 'timestamp(3)',
  Json: 'jsonb',
  Bytes: 'bytea',
  Decimal: 'numeric(65,30)',
};
const ACTIONS: Record<string, string> = {
  NoAction: 'no action',
  SetNull: 'set null',
  SetDefault: 'set default',
};
const INDEXES: Record<string, string> = { id: 'primary key', unique: 'unique', normal: 'index' };

/** Reads every `*.prisma` file under the directory. Throws where a relation has no table that is a model. */
export async function readModels(directory: string): Promise<ModelSchema> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.prisma'));
  const files = await Promise.all(
    names
      .sort()
      .map(
        async (name): Promise<[string, string]> => [name, await readFile(path.join(directory, name), 'utf8')],
      ),
  );
  const document = getDMMF({ datamodel: files } satisfies GetDMMFOptions);
  if ('reason' in document) throw new Error(`The Prisma schema cannot be read: ${document.reason}`);
  const { models, enums, indexes } = document.datamodel;
  const byName = new Map(models.map((model) => [model.name, model]));
  const modelOf = (name: string) => byName.get(name) ?? fail(`There is no model ${name}.`);
  const enumNames = new Map(enums.map(({ name, dbName }) => [name, dbName ?? name]));
  const unsupported = files.flatMap(([, text]) => unsupportedColumns(text, modelOf));
  const indexedColumn = (model: Model, name: string) =>
    unsupported.find((one) => one.field === name && one.column.table === tableName(model))?.column.name ??
    columnName(model, name);

  const columns = models.flatMap((model) =>
    model.fields
      .filter(({ kind }) => kind !== 'object')
      .map((field) => describeColumn(model, field, enumNames)),
  );
  const lines = [
    ...enums.map(({ name, dbName, values }) => {
      return `enum ${dbName ?? name}: ${values.map((value) => value.dbName ?? value.name).join(', ')}`;
    }),
    ...indexes.map(({ model, type, algorithm, fields }) => {
      const parts = fields.map((field) => {
        const order = field.sortOrder === 'desc' ? ' desc' : '';
        return `${indexedColumn(modelOf(model), field.name)}${order}`;
      });
      const method = algorithm && algorithm !== 'BTree' ? ` ${algorithm.toLowerCase()}` : '';
      return `${INDEXES[type]}${method} ${tableName(modelOf(model))}(${parts.join(', ')})`;
    }),
    ...models.flatMap((model) =>
      model.fields
        .filter(({ kind }) => kind === 'object')
        .flatMap((field) => describeRelation(model, field, modelOf)),
    ),
  ];
  return { columns: [...columns, ...unsupported.map(({ column }) => column)], lines };
}

function describeColumn(model: Model, field: Field, enumNames: Map<string, string>): ModelColumn {
  const [native, parameters] = field.nativeType ?? [];
  const enumName = enumNames.get(field.type);
  let type = enumName ? `"${enumName}"` : (SCALARS[field.type] ?? field.type);
  // The names in `@db.…` are PostgreSQL's own but for this one.
  if (native) type = native === 'DoublePrecision' ? 'double precision' : native.toLowerCase();
  if (parameters?.length) type += `(${parameters.join(',')})`;
  if (field.isList) type += '[]';
  return {
    table: tableName(model),
    name: field.dbName ?? field.name,
    type,
    nullable: !field.isRequired,
    default: describeDefault(field.default),
  };
}

/** As the database would answer it, without quotes and casts; empty where there is none or the client makes it. */
function describeDefault(value: Field['default']): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (!('name' in value)) return `{${value.join(',')}}`;
  if (value.name === 'now') return 'CURRENT_TIMESTAMP';
  if (value.name === 'autoincrement') return 'nextval';
  return value.name === 'dbgenerated' ? String(value.args[0] ?? '') : '';
}

function describeRelation(model: Model, field: Field, modelOf: (name: string) => Model): string[] {
  const target = modelOf(field.type);
  const { relationFromFields: from = [], relationToFields: to = [] } = field;
  if (from.length === 0) {
    const opposite = target.fields.find(
      (other) => other.relationName === field.relationName && (target !== model || other !== field),
    );
    if (field.isList && opposite?.isList)
      fail(`Give the relation ${model.name}.${field.name} a join table that is a model of its own.`);
    return [];
  }
  const action = (name: string) => ACTIONS[name] ?? name.toLowerCase();
  const onDelete = action(field.relationOnDelete ?? (field.isRequired ? 'Restrict' : 'SetNull'));
  const onUpdate = action(field.relationOnUpdate ?? 'Cascade');
  const list = (owner: Model, names: readonly string[]) =>
    `${tableName(owner)}(${names.map((name) => columnName(owner, name)).join(', ')})`;
  return [
    `foreign key ${list(model, from)} to ${list(target, to)} on delete ${onDelete} on update ${onUpdate}`,
  ];
}

/** Prisma's document leaves out the fields whose type Prisma does not know. */
function unsupportedColumns(
  text: string,
  modelOf: (name: string) => Model,
): { field: string; column: ModelColumn }[] {
  return [...text.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].flatMap(([, model = '', body = '']) =>
    [...body.matchAll(/^\s+(\w+)\s+Unsupported\("(.+?)"\)(\S*)(.*)$/gm)].map(
      ([, field = '', type = '', mark, rest]) => ({
        field,
        column: {
          table: tableName(modelOf(model)),
          name: rest?.match(/@map\("(\w+)"\)/)?.[1] ?? field,
          type: mark === '[]' ? `${type}[]` : type,
          nullable: mark === '?',
          default: rest?.match(/dbgenerated\("(.+?)"\)/)?.[1] ?? '',
        },
      }),
    ),
  );
}

function tableName(model: Model): string {
  return model.dbName ?? model.name;
}

function columnName(model: Model, name: string): string {
  return model.fields.find((field) => field.name === name)?.dbName ?? name;
}

function fail(message: string): never {
  throw new Error(message);
}
