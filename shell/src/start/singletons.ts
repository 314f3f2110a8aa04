// Remotes are built without these modules and get the shell's: each must be loaded here, used by
// the shell or not.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@foyer/shared/router';
import '@foyer/shared/query';
import '@foyer/shared/runtime';
import '@foyer/shared/schema';
