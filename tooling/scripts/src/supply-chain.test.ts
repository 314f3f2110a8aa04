import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { expect, onTestFinished, test } from 'vitest';
import { packageManager } from '../../../package.json' with { type: 'json' };
import lockfile from '../pnpm/package-lock.json' with { type: 'json' };

const run = promisify(execFile);

/** Runs `pnpm supply-chain` against a registry that gives this answer. */
async function checkSupplyChain(status: number, advisories: object) {
  const registry = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(advisories));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, PNPM_CONFIG_REGISTRY: `http://127.0.0.1:${port}/` };
  return run('pnpm', ['run', 'supply-chain'], { cwd: ROOT, env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

async function billOfMaterials() {
  const text = await readFile(join(ROOT, 'dist/bill-of-materials.cdx.json'), 'utf8');
  return JSON.parse(text) as { bomFormat: string; components: { name: string; purl: string }[] };
}

test('the pnpm that installs the workspace is the locked one, for every platform, by its hash', async () => {
  const workspace = await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  const { '': own, ...binaries } = lockfile.packages;
  expect(Object.keys(binaries)).toEqual(
    Object.keys(own.optionalDependencies).map((name) => `node_modules/${name}`),
  );
  for (const binary of Object.values(binaries)) {
    expect(`pnpm@${binary.version}`).toBe(packageManager);
    expect(workspace).toContain(binary.integrity);
    expect(binary).not.toHaveProperty('resolved');
  }
});

test('the installation fails if the fetched pnpm has another hash', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'foyer-install-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  const copied = ['install.sh', 'pnpm/package.json'];
  for (const file of copied)
    await cp(join(ROOT, 'tooling/scripts', file), join(checkout, 'tooling/scripts', file));
  const forged = JSON.stringify(lockfile).replaceAll(/sha512-.{8}/g, 'sha512-AAAAAAAA');
  await writeFile(join(checkout, 'tooling/scripts/pnpm/package-lock.json'), forged);
  const install = run('sh', ['tooling/scripts/install.sh', 'start'], { cwd: checkout });
  await expect(install).rejects.toThrow('pnpm was not installed');
});

test('lists packages with known vulnerabilities, and every package in the bill of materials', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.com/1',
    title: 'A planted vulnerability',
    severity: 'high',
    vulnerable_versions: '*',
  };
  const { code, stdout } = await checkSupplyChain(200, { hono: [advisory] });
  expect(code).toBe(1);
  expect(stdout).toContain('A planted vulnerability');
  const { bomFormat, components } = await billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'react']));
});

test('writes the bill of materials although the registry does not know vulnerabilities', async () => {
  await rm(join(ROOT, 'dist/bill-of-materials.cdx.json'));
  expect(await checkSupplyChain(405, {})).toMatchObject({ code: 0 });
  expect((await billOfMaterials()).components.length).toBeGreaterThan(100);
});
