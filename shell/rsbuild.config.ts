import { hostConfig } from '../federation.ts';

export default hostConfig();
