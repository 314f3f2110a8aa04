import { remoteConfig } from '@foyer/build';
import { remote } from './remote.ts';

export default remoteConfig(remote);
