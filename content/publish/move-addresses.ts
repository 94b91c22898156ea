import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ADDRESS_NAMES,
  type Addresses,
  type AddressName,
  namesOfWork,
  setAddresses,
} from '@belvedere/kit/addresses.ts'
import type { PayloadRequest } from 'payload'
import { addressesIn } from '../delivery/own-addresses.ts'
import type { Row } from '../payload/row.ts'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import { redirectMove } from './redirects.ts'

/** The page that a name belongs to, and those below it; galleries and experiences have only these. */
const ENDS: Record<AddressName, readonly string[]> = {
  map: [''],
  realEstate: ['', '/*'],
  experiences: ['/*'],
  gallery: ['/*'],
}

const names = namesOfWork(() => new AsyncLocalStorage<Addresses>())

/**
 * Redirects the earlier addresses where settings with other names are being published. The program
 * uses the new names once they are stored: a publish may also be a trial, or fail.
 */
export async function moveAddresses(
  req: PayloadRequest,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  const [was, is] = [addressesIn(before), addressesIn(after)]
  const renamed = ADDRESS_NAMES.filter((name) => was[name] !== is[name])
  if (renamed.length === 0) return
  await names.run(is, async () => {
    for (const name of renamed)
      for (const end of ENDS[name])
        await redirectMove(req, `/${was[name]}${end}`, `/${is[name]}${end}`)
  })
  await afterCommit(req, () => setAddresses(is))
}
