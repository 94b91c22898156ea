/**
 * The headers of a request that followed a link, as if its address had been typed. Payload ignores
 * the session cookie when the link is on another site, such as the public one with its own domain.
 * That is safe to undo for a response that only redirects to the site: the other site cannot read
 * it, and frames and scripts of other sites stay without a session.
 */
export function asTyped(headers: Headers): Headers {
  const isFollowed =
    headers.get('sec-fetch-site') === 'cross-site' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    !headers.has('origin')
  const own = new Headers(headers)
  if (isFollowed) own.set('sec-fetch-site', 'none')
  return own
}
