import { hostConfig } from '@foyer/build';

export default hostConfig();
