# The gateway on workerd: `workerd serve foyer.capnp`, with the variables of docs/operator/configure.md.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    ( name = "gateway", worker = .gateway ),
    # Provider, releases and reports may lie in the private network.
    ( name = "internet", network = ( allow = ["public", "private"] ) ),
  ],
  sockets = [ ( name = "http", address = "*:3000", http = (), service = "gateway" ) ],
);

const gateway :Workerd.Worker = (
  modules = [ ( name = "worker.js", esModule = embed "dist/worker.js" ) ],
  compatibilityDate = "2026-11-01",
  bindings = [
    ( name = "PROVIDER_URL", fromEnvironment = "PROVIDER_URL" ),
    ( name = "RELEASES_URL", fromEnvironment = "RELEASES_URL" ),
    ( name = "FLEET_SECRET", fromEnvironment = "FLEET_SECRET" ),
    ( name = "PUBLIC_URL", fromEnvironment = "PUBLIC_URL" ),
    ( name = "REPORTS_URL", fromEnvironment = "REPORTS_URL" ),
    ( name = "PREVIEW_URL", fromEnvironment = "PREVIEW_URL" ),
    ( name = "TRUSTED_PROXIES", fromEnvironment = "TRUSTED_PROXIES" ),
    ( name = "HSTS_SUBDOMAINS", fromEnvironment = "HSTS_SUBDOMAINS" ),
    ( name = "SESSION_COOKIE", fromEnvironment = "SESSION_COOKIE" ),
    ( name = "PUSHER_APP_KEY", fromEnvironment = "PUSHER_APP_KEY" ),
    ( name = "PUSHER_HOST", fromEnvironment = "PUSHER_HOST" ),
    ( name = "PUSHER_PORT", fromEnvironment = "PUSHER_PORT" ),
    ( name = "PUSHER_SCHEME", fromEnvironment = "PUSHER_SCHEME" ),
    ( name = "PUSHER_APP_CLUSTER", fromEnvironment = "PUSHER_APP_CLUSTER" ),
    ( name = "WEATHER_URL", fromEnvironment = "WEATHER_URL" ),
    ( name = "WEATHER_KEY", fromEnvironment = "WEATHER_KEY" ),
    ( name = "LOG_LEVEL", fromEnvironment = "LOG_LEVEL" ),
  ],
);
