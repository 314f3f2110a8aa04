export { type FleetDocument, MAX_DOCUMENT_BYTES, readDocument } from './document.ts';
export { fleetSchema } from './schema.ts';
export { setRevision } from './set-revision.ts';
