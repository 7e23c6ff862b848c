// Where a house is reached from other machines, which listens at all addresses of its own.
import os from 'node:os';

const ALL = ['0.0.0.0', '::', '[::]'];

/** With the port of `url`, under which this machine itself reaches it. */
export function reachedAt(
  host: string,
  url: string,
  interfaces: ReturnType<typeof os.networkInterfaces> = os.networkInterfaces(),
): string[] {
  if (!ALL.includes(host)) return [];
  const { port } = new URL(url);
  return Object.values(interfaces)
    .flatMap((all = []) => all)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}${port === '' ? '' : `:${port}`}`);
}
