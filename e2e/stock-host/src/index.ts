// Shared modules load asynchronously, so modules that import them need a dynamic import.
void import('./host.tsx');
