// What is shared comes asynchronously, so all that imports any of it stands behind an import.
void import('./host.tsx');
