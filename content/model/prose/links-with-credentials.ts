import { hasCredentials } from '@belvedere/kit/link-address.ts'
import { isObject } from '../../kinds/target.ts'

/**
 * The reason why a link in prose cannot be saved, or undefined. The delivery API would omit it
 * silently; until then everybody who reads drafts would see the password.
 */
export function flawOfLinks(node: unknown): string | undefined {
  if (!isObject(node)) return undefined
  const { fields, children, root } = node
  const url = isObject(fields) && fields.linkType !== 'internal' ? fields.url : undefined
  if (typeof url === 'string' && hasCredentials(url)) return sentence(url)
  const inside: unknown[] = Array.isArray(children) ? children : [root]
  return inside.map(flawOfLinks).find((flaw) => flaw !== undefined)
}

/** Names only the host, because errors are shown and logged. */
function sentence(url: string) {
  const { host } = URL.parse(url) ?? new URL(url, 'https://site.example')
  return `Take the user name and password out of the link to ${host}: everybody who opens the page could read them.`
}
