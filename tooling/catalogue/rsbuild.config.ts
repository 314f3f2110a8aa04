import { componentConfig } from '@foyer/build';

export default componentConfig('catalogue');
