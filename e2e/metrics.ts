export type Metrics = { renders: Record<string, number>; queries: Record<string, number> }

/** The site's counts of renders and content queries since it started. */
export async function readMetrics(siteUrl: string, publishKey: string): Promise<Metrics> {
  const response = await fetch(`${siteUrl}/metrics.json`, {
    headers: { authorization: `Bearer ${publishKey}` },
  })
  if (!response.ok) throw new Error(`${siteUrl}/metrics.json answered ${response.status}`)
  return (await response.json()) as Metrics
}

/** The renders of a path and the queries of an operation between two readings. */
export function between(before: Metrics, after: Metrics, path: string, operation: string) {
  const count = (metrics: Record<string, number>, name: string) => metrics[name] ?? 0
  return {
    renders: count(after.renders, path) - count(before.renders, path),
    queries: count(after.queries, operation) - count(before.queries, operation),
  }
}
