#!/bin/sh
# Installs every package of the workspace, or with `start` those that `npm start` runs with.
# A checkout that has every package keeps them.
set -eu
# The installed pnpm starts two seconds sooner than npx finds the same one.
pnpm=node_modules/.bin/pnpm
[ -x "$pnpm" ] || pnpm='npx -y pnpm@12.21.0'
options=--frozen-lockfile
if [ "${1:-}" = start ]; then
  # `npm test`, which every commit passes, asks the registry for the age of each release.
  options="$options --trust-lockfile"
  [ -e node_modules/vitest ] || options="$options --prod"
fi
exec $pnpm install $options
