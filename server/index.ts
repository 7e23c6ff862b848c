// The server, for whoever starts one, and its store, for whoever mends one.
export { waitsFor } from './tables/live.ts';
export { examine, type Examined } from './care/doctor.ts';
export { outlook, patch, type Patched } from './care/patch.ts';
export { serve, type ServeOptions, type Serving } from './serve.ts';
export { SqliteStore, DATABASE } from './storage/sqlite.ts';
export { SqliteReader } from './storage/sqlite-reader.ts';
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
