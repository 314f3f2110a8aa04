import { remoteConfig } from '../federation.ts';
import { remote } from './remote.ts';

export default remoteConfig(remote);
