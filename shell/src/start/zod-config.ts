// Zod compiles schemas with `new Function`, which the page's policy forbids. It reads this setting
// when it loads, hence the first import of the shell.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
