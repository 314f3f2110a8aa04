import { bodyOf } from '@foyer/common/http';

/** A browser's report, even one with fifty outcomes, has some kilobytes. */
const MAX_BODY_BYTES = 32_768;

/** Reads the body of a browser's request, or of a gateway's response to it. */
export const telemetryBody = (message: Request | Response) =>
  bodyOf(new Response(message.body), MAX_BODY_BYTES);
