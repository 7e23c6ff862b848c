// What PostgreSQL's own programs need to know of a database: in their environment, where nobody else sees the password.
// https://www.postgresql.org/docs/current/libpq-envars.html
const PARAMETERS: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  options: 'PGOPTIONS',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** `url`: as in DATABASE_URL, found good. */
export function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const set = {
    PGHOST: decodeURIComponent(hostname) || 'localhost',
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const more = Object.entries(PARAMETERS).map(([name, variable]) => [variable, searchParams.get(name) ?? ''] as const);
  // What is empty is as libpq has it by itself.
  return Object.fromEntries([...Object.entries(set), ...more].filter(([, value]) => value !== ''));
}
