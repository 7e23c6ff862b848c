// The server, for whoever starts one, and its store, for whoever mends one.
export { waitsFor } from './tables/standing.ts';
export { carried } from './care/carried.ts';
export { exportHouse } from './care/export.ts';
export { importHouse, lookThrough } from './care/import.ts';
export { importRecords } from './care/import-records.ts';
export { dumpDatabase, restoreDump } from './care/postgres-copy.ts';
export { restoreFile } from './care/restore.ts';
export { examine, type Examined } from './care/doctor.ts';
export { give } from './care/giving.ts';
export { outlook, patch, type Patched } from './care/patch.ts';
export { serve, type ServeOptions, type Serving } from './serve.ts';
export { reservePath } from './storage/folder.ts';
export { lookAtStore, openStore, openStoreThatIs, type Place } from './storage/open.ts';
export { SqliteReader } from './storage/sqlite-reader.ts';
export { SqliteStore, DATABASE } from './storage/sqlite.ts';
export {
  Conflict,
  everyTable,
  StoreTrouble,
  type Listed,
  type Store,
  type StoredTable,
  type StoreReader,
  type WaitsFor,
} from './storage/store.ts';
