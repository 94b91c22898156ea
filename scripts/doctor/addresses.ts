import { address, publishUrls, siteUrl } from '@belvedere/content/service/env.ts'
import { readUrl } from '@belvedere/kit/env.ts'
import { addressesOf, checkAddress } from '@belvedere/kit/health/address-check.ts'
import type { Finding } from '@belvedere/kit/health/finding.ts'

/** The addresses of the settings: names, connections, certificates. */
export function lookAtAddresses(): Promise<Finding | Finding[]> {
  return Promise.all(ownAddresses().map((one) => checkAddress(one)))
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
