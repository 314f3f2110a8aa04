export { apply } from './apply.ts';
export { type Change, changeOf } from './change.ts';
export { allow, enable } from './enable.ts';
export { channelMovedTo, moveStable, remoteEntry } from './entries.ts';
export { hotelList, hotelOption, hotelSuffix, hotelsIn, hotelsWithVerb } from './hotel-messages.ts';
export { pin, unpin } from './pin.ts';
export { release, releaseToNext } from './release.ts';
export { rollBack } from './rollback.ts';
export { withdraw } from './withdraw.ts';
