import { parseArgs } from 'node:util'
import { measurePreview } from '../../bench/preview/run.ts'
import { report } from '../../bench/table.ts'
import { runMain } from '../run/main.ts'
import { onOwnStack } from '../run/on-site.ts'

const USAGE = 'npm run bench preview -- [--page lagoon] [--times 100] [--listings 10000]'

/**
 * Measures the page beside the form of a page of the demo, and of one with 200 blocks; and how long
 * forms take to open.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', default: 'lagoon' },
      times: { type: 'string', default: '100' },
      listings: { type: 'string', default: '10000' },
    },
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 10) throw new Error(`At least 10 times: ${USAGE}`)
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 0) throw new Error(`No listings: ${USAGE}`)
  await onOwnStack(async ({ siteUrl, studioUrl, env }, executablePath) => {
    const { STUDIO_EMAIL: email = '', STUDIO_PASSWORD: password = '', PUBLISH_KEY = '' } = env
    const access = { studioUrl, email, password }
    const site = { siteUrl, publishKey: PUBLISH_KEY }
    const shared = { access, site, executablePath, slug: values.page }
    report(await measurePreview({ ...shared, times, listings }))
  })
}

runMain(main)
