import { clockAhead } from '@belvedere/kit/clock.ts'
import { dataDir } from '@belvedere/kit/env.ts'
import { addressesOf, checkAddress } from '@belvedere/kit/health/address-check.ts'
import { askAddress } from '@belvedere/kit/health/ask-address.ts'
import { clockFinding } from '@belvedere/kit/health/clock-finding.ts'
import { diskFinding } from '@belvedere/kit/health/disk-finding.ts'
import type { Check, Finding } from '@belvedere/kit/health/finding.ts'
import { memoryFinding } from '@belvedere/kit/health/memory-finding.ts'
import type { Payload } from 'payload'
import { uploads } from '../../media/storage/uploads-storage.ts'
import { uploadsFinding } from '../../media/uploads-finding.ts'
import { readUploads } from '../../media/watch-uploads.ts'
import { backupFinding } from '../../service/backup-finding.ts'
import { address, publishUrls, siteUrl } from '../../service/env.ts'
import { mailFinding } from '../../service/mail/mail-finding.ts'

/** A page waits for the slowest of its checks. */
const TIMEOUT_MS = 4000

/** What the running service can look at; `npm run doctor` looks at more. */
export function insideChecks(payload: Payload): Check[] {
  return [
    { name: 'Addresses', run: () => Promise.all(ownAddresses().map(addressFinding)) },
    { name: 'Clock', run: async () => (await Promise.all(publishUrls().map(peerClock))).flat() },
    { name: 'Disk', run: async () => diskFinding(dataDir()) },
    { name: 'Memory', run: async () => memoryFinding() },
    {
      name: 'Uploads',
      run: async () => uploadsFinding(uploads().about, await readUploads(payload)),
    },
    { name: 'Mail server', run: () => mailFinding(TIMEOUT_MS) },
    { name: 'Last backup', run: async () => backupFinding(dataDir()) },
  ]
}

const ownAddresses = () =>
  addressesOf([
    ['SITE_URL', siteUrl()],
    ['STUDIO_URL', address().studio],
    ...publishUrls().map((url) => ['PUBLISH_URL', url] as const),
  ])

const addressFinding = (one: Parameters<typeof checkAddress>[0]) =>
  checkAddress(one, { timeoutMs: TIMEOUT_MS })

/** A copy of the site that does not answer is a matter of its address. */
async function peerClock(url: string): Promise<Finding[]> {
  const { origin } = new URL(url)
  const answer = await askAddress(`${origin}/healthz`, TIMEOUT_MS).catch(() => undefined)
  const ahead = answer && clockAhead(answer)
  return ahead === undefined ? [] : [clockFinding(origin, ahead)]
}
