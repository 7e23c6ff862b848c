// The server, for whoever starts one.
export { waitsFor } from './live.ts';
export { serve, type ServeOptions, type Serving } from './serve.ts';
export { SqliteStore, DATABASE } from './storage/sqlite.ts';
export type { Store, StoredTable, WaitsFor } from './storage/store.ts';
