type DatabaseErrorCode =
  | 'database.unreachable'
  | 'migration.edited'
  | 'migration.failed'
  | 'migration.missing'
  | 'migration.unresolved'
  | 'embedded.already-running'
  | 'embedded.failed'
  | 'embedded.port-in-use'
  | 'embedded.unsupported'
  | 'embedded.wrong-version';

/** A failure whose `message` is one sentence for the person at the terminal; its stack adds nothing. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
    this.code = code;
  }
}
