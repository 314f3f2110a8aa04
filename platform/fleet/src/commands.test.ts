import { expect, test } from 'vitest';
import { documentAt } from './commands.ts';

test('FLEET-81 stops reading a document after 16 MB and says why one cannot be read', async () => {
  await expect(documentAt('/dev/zero')).rejects.toThrow('/dev/zero is larger than 16 MB.');
  await expect(documentAt('/no/such')).rejects.toThrow('there is no such file');
  await expect(documentAt('/')).rejects.toThrow('/ cannot be read: EISDIR.');
});
