#!/usr/bin/env node
/** `pnpm fleet`: what operators do with releases and hotels. */
import { PublishError } from '@foyer/gateway/releases/publish';
import { StartError } from '@foyer/gateway/start-error';
import { StoreError } from '@foyer/gateway/store/object-store';
import { Refusal } from './refusal.ts';
import { run } from './run.ts';
import { worldOf } from './world/world.ts';

const TOLD = [Refusal, PublishError, StartError, StoreError];

try {
  console.log(await run(process.argv.slice(2), () => worldOf(process.env)));
} catch (error) {
  const { message } = error as Error;
  const isTold = TOLD.some((kind) => error instanceof kind);
  console.error(isTold ? message : `That did not work: ${message}.`);
  process.exitCode = 1;
}
