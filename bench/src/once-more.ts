/** What fails is told and tried once more: one page that a busy machine lost must not cost the whole run. */
export async function onceMore<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    console.warn(`Once more after: ${error instanceof Error ? error.message : error}`);
    return attempt();
  }
}
