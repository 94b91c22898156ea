import { type SiteFacts, siteFacts } from '../../model/facts/site-facts.ts'
import { ownWordsOf } from '../brand/own-words.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal } from '../records.ts'

/**
 * The facts of the site as this endpoint shows them, in its words. Tags the response with the
 * settings and the words, so that another list, label or unit invalidates it.
 */
export async function readSiteFacts(context: DeliveryContext): Promise<SiteFacts> {
  context.tags.add('global:site')
  context.tags.add('global:brand')
  context.siteFacts ??= read(context)
  return context.siteFacts
}

async function read(context: DeliveryContext): Promise<SiteFacts> {
  const [site, brand] = await Promise.all([
    readGlobal(context, 'site'),
    readGlobal(context, 'brand'),
  ])
  return siteFacts(site, ownWordsOf(brand ?? {}))
}
