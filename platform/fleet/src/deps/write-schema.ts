import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetSchema } from '@foyer/releases/document';

/** Writes the JSON schema of `fleet.json` next to it, for editors. */
export async function writeSchema(data: string): Promise<void> {
  const path = join(data, 'fleet.schema.json');
  const schema = `${JSON.stringify(fleetSchema(), null, 2)}\n`;
  const present = await readFile(path, 'utf8').catch(() => undefined);
  if (present !== schema) await writeFile(path, schema);
}
