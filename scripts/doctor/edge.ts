import { withCauses } from '@belvedere/kit/causes.ts'
import { askAddress } from '@belvedere/kit/health/ask-address.ts'
import { type Finding, fault, ok } from '@belvedere/kit/health/finding.ts'
import { edgeUrls } from '@belvedere/site/server/edge/edge-from-env.ts'

/** Whether the cache in front of the site answers where it takes purges. Nothing is purged. */
export async function lookAtEdge(): Promise<Finding | Finding[]> {
  const urls = edgeUrls()
  if (urls.length === 0) return ok('The settings name no cache in front of the site.')
  return Promise.all(urls.map(edgeFinding))
}

/** Any answer will do: without a token and a path it may be a refusal. */
export async function edgeFinding(url: string): Promise<Finding> {
  try {
    const { status } = await askAddress(url)
    return ok(`${url} (EDGE_URL) answers ${status}.`)
  } catch (error) {
    return fault(
      `${url} (EDGE_URL): ${withCauses(error)}.`,
      'Until it is mended, what is published reaches visitors only when the cache asks again.',
    )
  }
}
