import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { freePort } from '../src/testing/free-port.ts';
import { startApi } from '../src/testing/harness.ts';
import { serverProcesses } from '../src/testing/server-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const operating = path.join(root, '.github/operating');

const api = await startApi();
let processes: ReturnType<typeof serverProcesses>;
let folder: string;
beforeAll(async () => {
  processes = serverProcesses(api.deps.config);
  folder = await mkdtemp(path.join(tmpdir(), 'acheep-kubernetes-'));
});
afterAll(async () => {
  processes.killAll();
  await rm(folder, { recursive: true, force: true });
});

interface Probe {
  httpGet: { path: string; port: number };
}
interface Container {
  env: { name: string; value: string }[];
  envFrom: ({ secretRef: { name: string } } | { configMapRef: { name: string } })[];
  ports: { containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}
interface Resource {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: { template: { spec: { containers: [Container] } }; ports: { targetPort: number }[] };
}

const manifest = async (): Promise<Resource[]> =>
  parseAllDocuments(await readFile(path.join(operating, 'kubernetes/acheep.yml'), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const valuesOf = (text: string) =>
  Object.fromEntries(text.split('\n').flatMap((line) => (line ? [line.split(/=(.*)/s).slice(0, 2)] : [])));

/** The `.env` of the guide, and the Secret that the page on growing makes of it. */
async function secretOf(settings: Record<string, string>) {
  let text = await readFile(path.join(root, '.env.example'), 'utf8');
  for (const [name, value] of Object.entries(settings))
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`);
  await writeFile(path.join(folder, '.env'), text);
  const page = await readFile(path.join(operating, 'growing.md'), 'utf8');
  const command = page.split('\n').find((line) => line.includes('> secret.env')) ?? 'false';
  execFileSync('sh', ['-ec', command], { cwd: folder });
  return valuesOf(await readFile(path.join(folder, 'secret.env'), 'utf8'));
}

/** Environment of a container, in the order in which Kubernetes reads it. */
function environmentOf({ env, envFrom }: Container, named: Record<string, Record<string, string>>) {
  const sources = envFrom.map((source) =>
    'secretRef' in source ? `Secret ${source.secretRef.name}` : `ConfigMap ${source.configMapRef.name}`,
  );
  const own = env.map(({ name, value }) => [name, value] as const);
  return Object.assign({}, ...sources.map((name) => named[name]), Object.fromEntries(own)) as Record<
    string,
    string
  >;
}

/** An address of this machine that a process which listens on 127.0.0.1 does not answer at. */
const outside = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';

it('the manifest of Kubernetes is ready from outside, with a Secret of the .env of the guide', async () => {
  const { DATABASE_URL, SECRET, SMTP_URL } = api.deps.config;
  const secret = await secretOf({
    POSTGRES_PASSWORD: 'a password with = in it',
    SECRET: `'${SECRET}'`,
    SMTP_URL,
    MAIL_FROM: '"Acheep <no-reply@example.org>"',
    PUBLIC_URL: 'https://jobs.example.org',
    DATABASE_URL,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'media',
  });
  expect(secret).toMatchObject({
    HOST: '127.0.0.1',
    PGPASSWORD: 'a password with = in it',
    SECRET,
    MAIL_FROM: 'Acheep <no-reply@example.org>',
  });

  const resources = await manifest();
  const named = Object.fromEntries([
    ['Secret acheep', secret],
    ...resources.map(({ kind, metadata, data }) => [`${kind} ${metadata.name}`, data]),
  ]);
  const deployed = resources.filter(({ kind }) => kind === 'Deployment');
  const containers = deployed.map(({ spec }) => spec.template.spec.containers[0]);
  const environments = containers.map((container) => environmentOf(container, named));
  expect(environments.map(({ RUN }) => RUN)).toEqual(['api', 'worker']);
  for (const environment of environments)
    expect(environment).toMatchObject({ HOST: '0.0.0.0', STORAGE: 's3', SECRET });

  const [container, environment] = [containers[0], environments[0]];
  const port = Number(environment?.PORT);
  expect(container?.ports.map(({ containerPort }) => containerPort)).toContain(port);
  expect(resources.find(({ kind }) => kind === 'Service')?.spec.ports[0]?.targetPort).toBe(port);

  // The ports alone differ, since other tests run on this machine.
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) };
  const running = await processes.startApi(Number(ports.PORT), { ...environment, ...ports });
  const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe];
  for (const probe of probes) {
    expect(probe?.httpGet.port).toBe(port);
    const { status } = await fetch(`http://${outside()}:${ports.PORT}${probe?.httpGet.path}`);
    expect([probe?.httpGet.path, status]).toEqual([probe?.httpGet.path, 200]);
  }
  await running.stop();
});
