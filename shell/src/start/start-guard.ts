import { loadOutcomeReporter } from '../remotes/load-outcome-reporter.ts';
import { text } from '../text.ts';

/** Replaces the page with a Reload button if the shell cannot start. */
function onError(): void {
  stop();
  // Removes the loading notices, which no longer apply.
  for (const element of document.querySelectorAll('#foyer-replay-notice, #foyer-loading-notice'))
    element.remove();
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.style.cssText = 'padding: 30vh 24px 0; text-align: center; white-space: pre-line';
  const reload = document.createElement('button');
  reload.textContent = text.start.reload;
  reload.onclick = () => location.reload();
  notice.append(text.start.failed, '\n\n', reload);
  document.getElementById('root')?.replaceChildren(notice);
  void loadOutcomeReporter().then((reporter) => reporter?.reportStartFailure());
}

function stop(): void {
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onError);
}

addEventListener('error', onError);
addEventListener('unhandledrejection', onError);

if (import.meta.env.DEV) import.meta.webpackHot?.accept('../text.ts');

/** Ends the guard. From here on, React's error boundaries handle failures. */
export const shellHasStarted = stop;
