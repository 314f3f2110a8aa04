#!/usr/bin/env node
import { StartError } from '@foyer/common/start-error';
/** `pnpm fleet`: the operator's commands for releases and hotels. */
import { Refusal } from '@foyer/releases/refusal';
import { StoreError } from '@foyer/releases/store';
import { CommanderError } from 'commander';
import { depsOf } from './deps/deps.ts';
import { run } from './run.ts';

const EXPECTED_ERRORS = [CommanderError, Refusal, StartError, StoreError];

try {
  console.log(await run(process.argv.slice(2), () => depsOf(process.env)));
} catch (error) {
  const { message } = error as Error;
  const isExpected = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  console.error(isExpected ? message : `Unexpected error: ${message}.`);
  process.exitCode = 1;
}
