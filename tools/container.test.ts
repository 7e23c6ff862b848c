// What belongs to containers, as far as it can be judged without an engine for them; container.long.test.ts builds and starts it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { fromEnvironment } from '../server/settings.ts';
import { ROOT } from './shared/steps.mjs';

const text = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
  readonly build?: string;
  readonly volumes?: readonly string[];
}
const { services, volumes } = parse(text('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const houses = Object.entries(services).flatMap(([name, service]) => (service.build === '.' ? [name] : []));

test('what compose.yaml sets for a house is what a house may be set', () => {
  assert.deepEqual(houses, ['house-1', 'house-2']);
  for (const name of houses) {
    const settings = fromEnvironment(services[name].environment);
    assert.deepEqual(settings.trustProxy, ['uniquelocal']);
    assert.match(settings.database!, /^postgres:\/\/ridotto@database\//);
  }
});

test('what compose.yaml waits for, keeps and asks for is there', () => {
  for (const { depends_on = {}, volumes: mounted = [] } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      assert.equal(condition, 'service_healthy');
      assert.ok(services[name].healthcheck ?? services[name].build, `${name} never says that it is well`);
    }
    for (const mount of mounted) {
      const [from] = mount.split(':');
      assert.ok(from.startsWith('./') ? fs.existsSync(path.join(ROOT, from)) : from in volumes, from);
    }
  }
  const wanted = new Set([...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = [...text('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  assert.deepEqual([...wanted].sort(), example.toSorted());
});

test('the balancer sends to every house, where it listens, and asks each whether it is ready', () => {
  const caddy = text('Caddyfile');
  const { port } = fromEnvironment({});
  assert.match(caddy, new RegExp(`reverse_proxy ${houses.map((name) => `${name}:${port}`).join(' ')} \\{`));
  assert.match(caddy, /health_uri \/api\/ready/);
  assert.match(caddy, /^\{\$SITE_ADDRESS:localhost\} \{$/m);
});

test('the Dockerfile brings every workspace, has nobody be root, and asks after its health', () => {
  const docker = text('Dockerfile');
  const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
  for (const workspace of workspaces) assert.ok(docker.includes(`COPY ${workspace}/package.json ${workspace}/\n`), workspace);
  const last = docker.slice(docker.lastIndexOf('\nFROM '));
  assert.match(last, /^USER node$/m);
  assert.match(last, /^HEALTHCHECK [^]*\/api\/health/m);
  assert.match(last, /^STOPSIGNAL SIGTERM$/m);
});
