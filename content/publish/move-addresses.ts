import {
  ADDRESS_NAMES,
  type AddressName,
  setAddresses,
  underNewAddresses,
} from '@belvedere/kit/addresses.ts'
import type { PayloadRequest } from 'payload'
import { addressesIn } from '../delivery/own-addresses.ts'
import type { Row } from '../payload/row.ts'
import { afterRollback } from '../payload/workarounds/after-commit.ts'
import { redirectMove } from './redirects.ts'

/** The page that a name belongs to, and those below it; galleries and experiences have only these. */
const ENDS: Record<AddressName, readonly string[]> = {
  map: [''],
  realEstate: ['', '/*'],
  experiences: ['/*'],
  gallery: ['/*'],
}

/** Uses the names of the settings that are being published, and redirects the earlier addresses. */
export async function moveAddresses(
  req: PayloadRequest,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const [was, is] = [addressesIn(before), addressesIn(after)]
  const renamed = ADDRESS_NAMES.filter((name) => was[name] !== is[name])
  if (renamed.length === 0) return
  await afterRollback(req, () => setAddresses(was))
  await underNewAddresses(is, async () => {
    for (const name of renamed)
      for (const end of ENDS[name])
        await redirectMove(req, `/${was[name]}${end}`, `/${is[name]}${end}`)
  })
}
