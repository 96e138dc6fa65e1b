type DatabaseErrorCode =
  | 'backup.busy'
  | 'backup.mismatch'
  | 'database.unreachable'
  | 'migration.edited'
  | 'migration.failed'
  | 'migration.locked'
  | 'migration.missing'
  | 'migration.newer'
  | 'migration.older'
  | 'migration.pending'
  | 'migration.unresolved'
  | 'embedded.already-running'
  | 'embedded.failed'
  | 'embedded.port-in-use'
  | 'embedded.unsupported'
  | 'embedded.wrong-version';

/** Failure whose `message` is one sentence for the person at the terminal; its stack adds nothing. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
    this.code = code;
  }
}
