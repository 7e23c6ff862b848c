// node:sqlite for Kysely: its SQLite dialect wants the shape of better-sqlite3.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

export function nodeSqlite(db: DatabaseSync): SqliteDialect {
  // Statements by their SQL: prepared anew for each query they pile up faster than they are collected.
  const statements = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = db.prepare(sql);
    const values = (given: readonly unknown[]) => given as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (given) => statement.all(...values(given)),
      run: (given) => statement.run(...values(given)),
      iterate: (given) => statement.iterate(...values(given)),
    };
  };
  const database: SqliteDatabase = {
    close: () => db.close(),
    prepare(sql) {
      // After a full disk SQLite has rolled back by itself; what Kysely then says would hide the cause.
      if (sql === 'rollback' && !db.isTransaction) return NOTHING;
      const known = statements.get(sql) ?? prepare(sql);
      statements.set(sql, known);
      return known;
    },
  };
  return new SqliteDialect({ database });
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
