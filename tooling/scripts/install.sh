#!/bin/sh
# Installs every package of the workspace, or with `start` those that `npm start` runs with.
# A complete checkout keeps its packages.
set -eu
pnpm=node_modules/.bin/pnpm
if [ "$(uname -s)" != Linux ]; then
  # The lockfiles have hashes for Linux only, so the developer installs pnpm.
  pnpm=pnpm
elif [ ! -x "$pnpm" ]; then
  # npm refuses a pnpm whose hash is not in that folder's lockfile, but exits with 0.
  npm ci --prefix tooling/scripts/pnpm --prefer-offline --no-audit --no-fund
  for pnpm in tooling/scripts/pnpm/node_modules/@pnpm/exe.*/pnpm; do :; done
  if [ ! -x "$pnpm" ]; then
    echo 'pnpm was not installed: it needs glibc on x64 or arm64, and the hash in tooling/scripts/pnpm.' >&2
    exit 1
  fi
fi
options=--frozen-lockfile
if [ "${1:-}" = start ]; then
  # `npm test`, which every commit passes, checks the age of each release in the registry.
  options="$options --trust-lockfile"
  [ -e node_modules/vitest ] || options="$options --prod"
fi
exec $pnpm install $options
