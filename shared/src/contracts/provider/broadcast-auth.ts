import * as z from '@foyer/shared/schema';

const SocketId = z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/));
const ChannelName = z.string().check(z.regex(/^[\w\-=@,.;]{1,200}$/));

/** POST /broadcasting/auth, as the official client sends it: form data or JSON. */
export const ChannelAuthPayload = z.object({ socket_id: SocketId, channel_name: ChannelName });

/** POST /broadcasting/user-auth. */
export const UserAuthPayload = z.object({ socket_id: SocketId });

/** The response that the client passes to the broadcasting service; it has no envelope. */
export const ChannelAuth = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });
export const UserAuth = z.object({ auth: z.string(), user_data: z.string() });
