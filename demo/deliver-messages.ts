import { setTimeout as sleep } from 'node:timers/promises'
import { latestPosition } from '@belvedere/content/publish/changes/position.ts'
import { Recipient } from '@belvedere/content/publish/recipient.ts'
import { publishUrls } from '@belvedere/content/service/env.ts'
import type { Payload } from 'payload'

const TRIES = 10
const PAUSE = 500

/**
 * Tells every replica of the site about the latest change and returns whether all acknowledged it.
 * A running content service does the same, and each replica reads the change feed by itself.
 */
export async function deliverPublishMessages(payload: Payload): Promise<boolean> {
  const latest = await latestPosition(payload)
  if (!latest) return true
  const recipients = publishUrls().map((url) => new Recipient(url))
  for (let i = 0; i < TRIES; i++) {
    await Promise.all(recipients.map((recipient) => recipient.notify(latest)))
    if (recipients.every((recipient) => recipient.knows(latest))) return true
    await sleep(PAUSE)
  }
  return false
}
