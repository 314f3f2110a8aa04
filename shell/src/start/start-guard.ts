import { telling } from '../remotes/telling.ts';
import { text } from '../text.ts';

/** Replaces the first frame by a way on when the shell cannot start at all. */
function onError(): void {
  stop();
  // What was to come, or to go on by itself, does not.
  for (const said of document.querySelectorAll('#foyer-early, #foyer-late')) said.remove();
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.style.cssText = 'padding: 30vh 24px 0; text-align: center; white-space: pre-line';
  const reload = document.createElement('button');
  reload.textContent = text.start.reload;
  reload.onclick = () => location.reload();
  notice.append(text.start.failed, '\n\n', reload);
  document.getElementById('root')?.replaceChildren(notice);
  void telling().then((code) => code?.tellStartFailed());
}

function stop(): void {
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onError);
}

addEventListener('error', onError);
addEventListener('unhandledrejection', onError);

if (import.meta.env.DEV) import.meta.webpackHot?.accept('../text.ts');

/** From here on React's boundaries catch what fails. */
export const shellHasStarted = stop;
