import { remoteConfig } from '@foyer/shared/build';
import { remote } from './remote.ts';

export default remoteConfig(remote);
