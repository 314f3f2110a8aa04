// Zod probes `new Function` to compile schemas, which the page's policy forbids; it reads this when
// it is first loaded, hence the first import of the shell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
