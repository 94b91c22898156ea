import type { PayloadRequest } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { address } from '../../service/env.ts'
import { findPasskeys } from '../passkeys/stored.ts'
import type { Removal, ShownFactors, ShownToAdministrator } from './shown.ts'
import { hashesOf, readFactor, writeFactor } from './stored.ts'

/** The second factors of an account, for its owner. */
export async function showFactors(req: PayloadRequest, account: number): Promise<ShownFactors> {
  const [factor, passkeys] = [await readFactor(req, account), await findPasskeys(req, account)]
  const since = factor?.onSince
  return {
    codes: since ? { since, recoveryCodes: hashesOf(factor).length } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name: name ?? '', addedAt: createdAt, usedAt: lastUsedAt ?? null },
    })),
    removal: removalOf(factor),
    studio: new URL(address().studio).origin,
  }
}

/** Which second factors an account has, for administrators. */
export async function showToAdministrator(
  req: PayloadRequest,
  account: number,
): Promise<ShownToAdministrator> {
  const { codes, passkeys } = await showFactors(req, account)
  return { hasCodes: codes !== null, passkeys: passkeys.length }
}

/** Tells once, at the next sign-in, that the second factors of an account were removed. */
export async function takeRemoval(req: PayloadRequest, account: number): Promise<Removal | null> {
  const factor = await readFactor(req, account)
  const removal = factor?.isRemovalSeen ? null : removalOf(factor)
  if (removal) await writeFactor(req, account, { isRemovalSeen: true })
  return removal
}

function removalOf(factor: SecondFactor | undefined): Removal | null {
  return factor?.removedAt ? { at: factor.removedAt, by: factor.removedBy ?? null } : null
}
