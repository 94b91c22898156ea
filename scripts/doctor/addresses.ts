import { address, publishUrls, siteUrl } from '@belvedere/content/service/env.ts'
import { readPort, readUrl } from '@belvedere/kit/env.ts'
import { addressesOf, checkAddress, isThisMachine } from '@belvedere/kit/health/address-check.ts'
import { type Finding, ok } from '@belvedere/kit/health/finding.ts'

/** The addresses of the settings: names, connections, certificates. */
export async function lookAtAddresses(): Promise<Finding | Finding[]> {
  const others = ownAddresses().filter(({ origin }) => !isOwnPort(origin))
  if (others.length > 0) return Promise.all(others.map((one) => checkAddress(one)))
  return ok('All addresses are those of both programs on this machine.')
}

/** The ports of both programs on this machine have a check of their own. */
function isOwnPort(origin: string) {
  const ports = [readPort('PORT', 3000), address().port]
  return isThisMachine(origin) && ports.includes(Number(new URL(origin).port))
}

/** All addresses that the programs and their visitors use, each origin once. */
export function ownAddresses() {
  const contentUrl = readUrl('CONTENT_URL', 'http://localhost:3001/graphql')
  return addressesOf([
    ['SITE_URL', siteUrl()],
    ['STUDIO_URL', address().studio],
    ['CONTENT_URL', contentUrl],
    ['CONTENT_PREVIEW_URL', readUrl('CONTENT_PREVIEW_URL', `${contentUrl}/preview`)],
    ...publishUrls().map((url) => ['PUBLISH_URL', url] as const),
  ])
}
