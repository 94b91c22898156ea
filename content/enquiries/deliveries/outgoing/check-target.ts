const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The flaw of an address for enquiries, as a sentence; undefined if it may be used. Which networks
 * it may lead to is checked when the connection is made (`post.ts`): this machine, too, has to be
 * named in `WEBHOOK_NETWORKS`, because other programs on it may trust whatever comes from it.
 */
export function checkTarget(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return 'Enter a whole address, such as https://crm.example.com/enquiries.'
  if (url.username || url.password) return 'Leave the user and the password out of the address.'
  if (url.protocol === 'https:') return undefined
  if (url.protocol === 'http:' && LOOPBACK.test(url.hostname)) return undefined
  return 'Use an address that begins with https://: enquiries hold personal data.'
}
