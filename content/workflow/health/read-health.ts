import type { NamedFinding } from '@belvedere/kit/health/finding.ts'
import { runChecks } from '@belvedere/kit/health/run-checks.ts'
import type { Payload } from 'payload'
import { postgresUrl } from '../../payload/database/url.ts'
import { ownVersion } from '../../payload/database/version.ts'
import { insideChecks } from './checks.ts'
import { type Queue, readQueues } from './queues.ts'

export type Health = {
  findings: NamedFinding[]
  queues: Queue[]
  version: string
  node: string
  engine: string
  startedAt: string
}

/** How the installation is doing, for its administrators. */
export async function readHealth(payload: Payload): Promise<Health> {
  const [findings, queues] = await Promise.all([
    runChecks(insideChecks(payload)),
    readQueues(payload),
  ])
  return {
    findings: worstFirst(findings),
    queues,
    version: ownVersion(),
    node: process.version,
    engine: postgresUrl() ? 'PostgreSQL' : 'SQLite',
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  }
}

const ORDER = ['fault', 'warning', 'ok']

function worstFirst(findings: NamedFinding[]) {
  return findings.toSorted((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is))
}
