import { databaseClock } from '@belvedere/content/payload/database/other-clients.ts'
import { postgresUrl } from '@belvedere/content/payload/database/url.ts'
import { clockAhead } from '@belvedere/kit/clock.ts'
import { askAddress } from '@belvedere/kit/health/ask-address.ts'
import { clockFinding } from '@belvedere/kit/health/clock-finding.ts'
import { type Finding, ok } from '@belvedere/kit/health/finding.ts'
import { ownAddresses } from './addresses.ts'

/** The clock of this machine beside those of the programs and of PostgreSQL. */
export async function lookAtClock(): Promise<Finding | Finding[]> {
  const found = [...(await Promise.all(ownAddresses().map(ofPeer))), await ofPostgres()].flat()
  const wrong = found.filter(({ is }) => is !== 'ok')
  if (wrong.length > 0) return wrong
  return found.length === 0
    ? ok('There is nothing to compare the clock with: no program answers.')
    : ok(`The clock agrees with those of all ${found.length} that answered.`)
}

/** An address that does not answer is a matter of the check of addresses. */
async function ofPeer({ origin }: { origin: string }): Promise<Finding[]> {
  try {
    const ahead = clockAhead(await askAddress(`${origin}/healthz`))
    return ahead === undefined ? [] : [clockFinding(origin, ahead)]
  } catch {
    return []
  }
}

async function ofPostgres(): Promise<Finding[]> {
  if (!postgresUrl()) return []
  try {
    return [clockFinding('the database', (await databaseClock()) - Date.now() / 1000)]
  } catch {
    return []
  }
}
