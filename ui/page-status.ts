/** How long the site may take to answer. */
const PATIENCE_MS = 5000

/** The status of the site's response for this page; 503 if it cannot be reached. */
export async function pageStatus(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return status
  } catch {
    return 503
  }
}
