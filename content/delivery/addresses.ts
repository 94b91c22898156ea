import { pathOfGlobal, placeRows } from '../kinds/paths.ts'
import { pageGlobals } from '../kinds/table.ts'
import type { DeliveryContext } from './context.ts'
import { readPageRows } from './page-rows.ts'
import { readGlobal } from './records.ts'

/**
 * The paths of all pages that this endpoint shows, read once for a request. Ten thousand listings are
 * read as rows, without their content. The response depends on every address: any address tag
 * (`…:address`) invalidates it.
 */
export function addressesOf(context: DeliveryContext): Promise<string[]> {
  context.tags.add('addresses')
  context.addresses ??= readAddresses(context)
  return context.addresses
}

async function readAddresses(context: DeliveryContext): Promise<string[]> {
  const [globals, records] = await Promise.all([
    Promise.all(pageGlobals.map((slug) => readGlobal(context, slug))),
    placeRows((collection) => readPageRows(context, collection)),
  ])
  const shown = pageGlobals.filter((_, i) => globals[i])
  return [...shown.map((slug) => pathOfGlobal(slug)), ...records.map(({ path }) => path)]
}
