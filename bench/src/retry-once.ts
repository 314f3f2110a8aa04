/** Runs `attempt`, and once more after a failure. One slow page must not fail the whole run. */
export async function retryOnce<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    console.warn(`Retrying after: ${error instanceof Error ? error.message : error}`);
    return attempt();
  }
}
