#!/bin/sh
# Installs every package of the workspace, or with `start` those that `npm start` runs with.
# A complete checkout keeps its packages.
set -eu
# The installed pnpm starts two seconds faster than npx.
pnpm=node_modules/.bin/pnpm
[ -x "$pnpm" ] || pnpm='npx -y pnpm@12.21.0'
options=--frozen-lockfile
if [ "${1:-}" = start ]; then
  # `npm test`, which every commit passes, checks the age of each release in the registry.
  options="$options --trust-lockfile"
  [ -e node_modules/vitest ] || options="$options --prod"
fi
exec $pnpm install $options
