// What contract.test.ts holds a house to, by one on PostgreSQL.
import { keeps } from './tests/contract.ts';
import { onPostgres } from './tests/postgres.ts';

await onPostgres((server) => keeps('the house over HTTP, on PostgreSQL', async () => ({ database: await server.store() })));
