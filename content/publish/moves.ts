import { circleOf } from '@belvedere/kit/redirects.ts'
import type { PayloadRequest } from 'payload'
import { readRedirects, site } from '../model/redirect-rules.ts'
import { log } from './log.ts'

type Rule = { id: number; from: string }

const collection = 'redirects'

/** A record is seen at a path from now on: nothing may lead away from there. */
export async function settleAt(req: PayloadRequest, path: string): Promise<void> {
  const where = { from: { equals: path } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, req })
  for (const { id } of docs) await req.payload.delete({ collection, id, req })
}

/** Nothing is seen at a path any more: what leads there leads nowhere. */
export async function forget(req: PayloadRequest, path: string): Promise<void> {
  const where = { to: { equals: path } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  for (const { id, from } of docs) {
    log.info('A redirect was deleted with the page it led to', { from, to: path })
    await req.payload.delete({ collection, id, req })
  }
}

/** Leaves a redirect at the old path of a record, and turns those that lead there on to the new one. */
export async function move(req: PayloadRequest, from: string, to: string): Promise<void> {
  await settleAt(req, to)
  const where = { to: { equals: from } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  for (const rule of docs) await turnOn(req, rule, to)
  await leaveRedirect(req, from, to)
}

/** A rule that swallows the new path would keep its page from being seen, and from being published. */
async function turnOn(req: PayloadRequest, { id, from }: Rule, to: string) {
  const circle = await circleFrom(req, from, to)
  if (!circle) {
    await req.payload.update({ collection, id, data: { to }, req })
    return
  }
  log.warn('A redirect was deleted: it would lead in a circle', { circle })
  await req.payload.delete({ collection, id, req })
}

async function leaveRedirect(req: PayloadRequest, from: string, to: string) {
  const circle = await circleFrom(req, from, to)
  if (circle) {
    log.warn('No redirect was left at an old address: it would lead in a circle', { circle })
    return
  }
  await settleAt(req, from)
  await req.payload.create({ collection, data: { from, to, status: '301' }, req })
}

async function circleFrom(req: PayloadRequest, from: string, to: string) {
  return circleOf({ from, to, status: 301 }, await readRedirects(req), site())
}
