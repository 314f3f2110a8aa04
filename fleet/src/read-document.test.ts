import { expect, test } from 'vitest';
import { documentAt } from './read-document.ts';

test('FLEET-04 a document without an end is left at 16 MB, one that cannot be read has its reason', async () => {
  await expect(documentAt('/dev/zero')).rejects.toThrow('/dev/zero is larger than 16 MB.');
  await expect(documentAt('/no/such')).rejects.toThrow('there is no such file');
  await expect(documentAt('/')).rejects.toThrow('/ cannot be read: EISDIR.');
});
