import { useNavigate } from '@foyer/shared/router';

/** Returns a function that goes back, or to `parent` without a previous page of the app. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return () => {
    // React Router counts from the first page of the app in this tab.
    const historyIndex = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (historyIndex > 0) void navigate(-1);
    else void navigate(parent, { replace: true });
  };
}
