import { type AlterTableCmd, type Constraint, loadModule, type Node, parseSync } from 'libpg-query';
import { isOutsideTransaction, statementsOf } from './migrate-outside.ts';
import { isContracting, type MigrationFile } from './migration-file.ts';

/** Tables that stay small whatever the site holds: what reads or writes all of them takes a moment. */
const small = new Set([
  'banner',
  'category',
  'industry',
  'list_version',
  'package',
  'province',
  'service',
  'synonym',
]);

/** What a migration says of a removal. The version is the last one that reads what goes. */
const unread = /^-- nothing reads it since v?\d+\.\d+\.\d+/m;

const how = {
  index: (table: string) =>
    `making or dropping an index of ${table} holds up whoever writes: a migration of its own that begins with "-- outside a transaction", with CREATE INDEX CONCURRENTLY or DROP INDEX CONCURRENTLY`,
  outside: 'only what is CONCURRENTLY belongs outside a transaction, each statement ending with its line',
  inside: 'CONCURRENTLY is not possible in a transaction: begin the file with "-- outside a transaction"',
  rewrite: (table: string) =>
    `this writes ${table} anew and holds everybody up meanwhile: add another column that may be empty, fill it in batches by a task, and read the old one until that is done`,
  notNull: (table: string, column: string) =>
    `every row of ${table} is looked at while nobody may read: first ADD CONSTRAINT … CHECK (${column} IS NOT NULL) NOT VALID, in the next migration VALIDATE CONSTRAINT, and only in one after that SET NOT NULL`,
  added: (table: string) =>
    `a new column of ${table} without a constant DEFAULT cannot be NOT NULL: give it one, or let it be empty`,
  constraint: (table: string) =>
    `every row of ${table} is looked at while nobody may write: add it NOT VALID, and VALIDATE CONSTRAINT in a migration of its own`,
  unique: (table: string) =>
    `this makes an index of ${table} while nobody may read: CREATE UNIQUE INDEX CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX`,
  rename:
    'the version that runs reads the old name: add the new one, write both, and drop the old one a release later',
  contract:
    'the version that runs may read it: drop it a release later, in a migration called <number>_contract_<name> with the line "-- nothing reads it since <version>"',
  rows: (table: string) =>
    `this holds rows of ${table} until all of them are changed: do it in batches by a task (in-batches.ts)`,
  filled: (table: string) =>
    `all of ${table} is read while whoever writes waits for the end of this migration: fill the new table by a task, or in a migration of its own that does nothing else`,
  held: (what: string) => `${what} keeps everybody from the table: there is a way without it`,
};

interface Seen {
  /** Tables that the migration makes: nobody reads those. */
  made: Set<string>;
  /** Checks that were validated before this migration, as `table.column`. */
  known: ReadonlySet<string>;
  /** Constraints that the migration adds. */
  constraints: Set<string>;
  /** It puts rows in and does nothing else: no lock on a table is held meanwhile. */
  isFilling: boolean;
}

/** Which tables a query reads. */
const tablesOf = (query: Node | undefined): string[] =>
  [...JSON.stringify(query ?? {}).matchAll(/"RangeVar":\{(?:"schemaname":"\w+",)?"relname":"(\w+)"/g)].map(
    ([, table = '']) => table,
  );

const constraintsOf = (nodes: Node[] = []): Constraint[] =>
  nodes.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));

/** A default that is the same for all rows is noted once; any function may be another for each. */
const isConstant = ({ raw_expr: value }: Constraint): boolean =>
  value !== undefined && !/"FuncCall"|"SubLink"/.test(JSON.stringify(value));

function columnFaults(table: string, command: AlterTableCmd): string[] {
  const column = command.def && 'ColumnDef' in command.def ? command.def.ColumnDef : undefined;
  const given = constraintsOf(column?.constraints);
  const has = (type: Constraint['contype']) => given.find(({ contype }) => contype === type);
  const fallback = has('CONSTR_DEFAULT');
  const type = JSON.stringify(column?.typeName ?? {});
  const faults: string[] = [];
  const isWritten = /"(?:small|big)?serial/.test(type) || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED');
  if (isWritten || (fallback && !isConstant(fallback))) faults.push(how.rewrite(table));
  else if (has('CONSTR_NOTNULL') && !fallback) faults.push(how.added(table));
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) faults.push(how.unique(table));
  if (has('CONSTR_FOREIGN') || has('CONSTR_CHECK')) faults.push(how.constraint(table));
  return faults;
}

function constraintFaults(
  table: string,
  { contype, indexname, skip_validation: later }: Constraint,
): string[] {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return indexname ? [] : [how.unique(table)];
  if (contype === 'CONSTR_EXCLUSION') return [how.held('an exclusion constraint')];
  return later ? [] : [how.constraint(table)];
}

function alterFaults(table: string, command: AlterTableCmd, migration: MigrationFile, seen: Seen): string[] {
  const { subtype, name = '', def } = command;
  const isSmall = small.has(table);
  if (subtype === 'AT_DropColumn') return removalFaults(migration);
  if (isSmall) return [];
  switch (subtype) {
    case 'AT_AlterColumnType':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetAccessMethod':
    case 'AT_SetTableSpace':
      return [how.rewrite(table)];
    case 'AT_SetNotNull':
      return seen.known.has(`${table}.${name}`) ? [] : [how.notNull(table, name)];
    case 'AT_AddColumn':
      return columnFaults(table, command);
    case 'AT_ValidateConstraint':
      return seen.constraints.has(name) ? [how.constraint(table)] : [];
    case 'AT_AddConstraint': {
      const [constraint] = constraintsOf(def ? [def] : []);
      if (constraint?.conname) seen.constraints.add(constraint.conname);
      return constraint ? constraintFaults(table, constraint) : [];
    }
    default:
      return [];
  }
}

const removalFaults = ({ name, sql }: MigrationFile): string[] =>
  isContracting(name) && unread.test(sql) ? [] : [how.contract];

const isLarge = (table: string | undefined, { made }: Seen): table is string =>
  table !== undefined && !made.has(table) && !small.has(table);

function indexFaults(
  table: string | undefined,
  isConcurrent: boolean,
  isOutside: boolean,
  seen: Seen,
): string[] {
  if (isConcurrent) return isOutside ? [] : [how.inside];
  return isLarge(table, seen) ? [how.index(table)] : [];
}

function statementFaults(statement: Node, migration: MigrationFile, seen: Seen): string[] {
  const isOutside = isOutsideTransaction(migration.sql);
  if ('IndexStmt' in statement) {
    const { relation, concurrent = false } = statement.IndexStmt;
    return indexFaults(relation?.relname, concurrent, isOutside, seen);
  }
  if ('DropStmt' in statement) {
    const { removeType, concurrent = false } = statement.DropStmt;
    if (removeType === 'OBJECT_INDEX') return indexFaults('a table', concurrent, isOutside, seen);
    return removeType === 'OBJECT_TABLE' || removeType === 'OBJECT_VIEW' || removeType === 'OBJECT_TYPE'
      ? removalFaults(migration)
      : [];
  }
  if (isOutside) return [how.outside];
  if ('CreateStmt' in statement) {
    seen.made.add(statement.CreateStmt.relation?.relname ?? '');
    return [];
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const table = relation?.relname ?? '';
    if (seen.made.has(table)) return [];
    return cmds.flatMap((node) =>
      'AlterTableCmd' in node ? alterFaults(table, node.AlterTableCmd, migration, seen) : [],
    );
  }
  if ('RenameStmt' in statement) {
    const { renameType, relation } = statement.RenameStmt;
    const isRead = ['OBJECT_TABLE', 'OBJECT_COLUMN', 'OBJECT_VIEW'].includes(renameType ?? '');
    return isRead && !seen.made.has(relation?.relname ?? '') ? [how.rename] : [];
  }
  for (const kind of ['UpdateStmt', 'DeleteStmt'] as const) {
    const { relation } = (statement as Record<string, { relation?: { relname?: string } }>)[kind] ?? {};
    if (isLarge(relation?.relname, seen)) return [how.rows(relation?.relname ?? '')];
  }
  if ('InsertStmt' in statement) {
    const read = tablesOf(statement.InsertStmt.selectStmt).find((table) => isLarge(table, seen));
    return read && !seen.isFilling ? [how.filled(read)] : [];
  }
  for (const kind of ['LockStmt', 'VacuumStmt', 'ClusterStmt', 'ReindexStmt', 'TruncateStmt'])
    if (kind in statement) return [how.held(kind.replace('Stmt', '').toUpperCase())];
  return [];
}

/** Columns of which a check says that they are not empty, by the constraint's name. */
const saysNotNull = /ADD\s+CONSTRAINT\s+"?(\w+)"?\s+CHECK\s*\(\s*"?(\w+)"?\s+IS\s+NOT\s+NULL\s*\)/gi;
const validates = /ALTER\s+TABLE\s+"?(\w+)"?\s+VALIDATE\s+CONSTRAINT\s+"?(\w+)"?/gi;

/**
 * What is wrong with migrations that a site with a million jobs is to apply while it is used, and while the version before
 * still runs, each with how it is done instead. They are read by PostgreSQL's own parser.
 */
export async function migrationFaults(migrations: readonly MigrationFile[]): Promise<string[]> {
  await loadModule();
  const checks = new Map<string, string>();
  const known = new Set<string>();
  return migrations.flatMap((migration) => {
    const { name, sql } = migration;
    const { stmts = [] } = parseSync(sql);
    const isFilling = stmts.every(({ stmt }) => stmt && 'InsertStmt' in stmt);
    const seen: Seen = { made: new Set(), known: new Set(known), constraints: new Set(), isFilling };
    const faults = stmts.flatMap(({ stmt }) => (stmt ? statementFaults(stmt, migration, seen) : []));
    if (isOutsideTransaction(sql) && statementsOf(sql).length !== stmts.length) faults.push(how.outside);
    for (const [, constraint = '', column = ''] of sql.matchAll(saysNotNull)) checks.set(constraint, column);
    for (const [, table, constraint = ''] of sql.matchAll(validates))
      known.add(`${table}.${checks.get(constraint)}`);
    return faults.map((fault) => `${name}: ${fault}.`);
  });
}
