import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { expect, onTestFinished, test } from 'vitest';
import { packageManager } from '../../../package.json' with { type: 'json' };
import lockfile from '../pnpm/package-lock.json' with { type: 'json' };

const run = promisify(execFile);

/** Starts a registry for this test and returns its URL. */
async function startRegistry(listener: RequestListener): Promise<string> {
  const registry = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
}

/** Runs `pnpm supply-chain` against a registry that gives this answer. */
async function checkSupplyChain(status: number, advisories: object) {
  const registry = await startRegistry((request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(advisories));
  });
  const env = { ...process.env, PNPM_CONFIG_REGISTRY: registry };
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

test('the installation runs the fetched pnpm only if it has the locked hash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const name = `@pnpm/exe.linux-${process.arch as 'arm64' | 'x64'}` as const;
  const locked = lockfile.packages[`node_modules/${name}`];
  const { version } = locked;
  const source = join(folder, 'source');
  await mkdir(source);
  await writeFile(join(source, 'package.json'), JSON.stringify({ name, version }));
  await writeFile(join(source, 'pnpm'), '#!/bin/sh\necho "fetched pnpm: $*"\n', { mode: 0o755 });
  const packed = await run('npm', ['pack', '--json', source], { cwd: folder });
  const [{ filename, integrity }] = JSON.parse(packed.stdout);
  const tarball = await readFile(join(folder, filename));

  let downloads = 0;
  const registry = await startRegistry(({ url, headers: { host } }, response) => {
    if (url?.endsWith('.tgz')) {
      downloads += 1;
      response.end(tarball);
      return;
    }
    const dist = { tarball: `http://${host}/${filename}` };
    response.end(JSON.stringify({ name, versions: { [version]: { name, version, dist } } }));
  });

  async function installWith(hash: string): Promise<string> {
    const checkout = await mkdtemp(join(folder, 'checkout-'));
    for (const file of ['install.sh', 'pnpm/package.json'])
      await cp(join(ROOT, 'tooling/scripts', file), join(checkout, 'tooling/scripts', file));
    const text = JSON.stringify(lockfile).replace(locked.integrity, hash);
    await writeFile(join(checkout, 'tooling/scripts/pnpm/package-lock.json'), text);
    const env = {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: join(checkout, 'cache'),
      // npm fetches a package with another hash again, half a minute later.
      npm_config_fetch_retries: '0',
    };
    return (await run('sh', ['tooling/scripts/install.sh'], { cwd: checkout, env })).stdout;
  }
  expect(await installWith(integrity)).toContain('fetched pnpm: install --frozen-lockfile');
  await expect(installWith(locked.integrity)).rejects.toThrow('pnpm was not installed');
  expect(downloads).toBeGreaterThan(1);
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
