// Remotes are built without these modules and use the shell's. All must be loaded here, even if the
// shell does not use them.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@foyer/shared/router';
import '@foyer/shared/query';
import '@foyer/shared/runtime';
import '@foyer/shared/schema';
