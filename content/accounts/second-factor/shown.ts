/** The codes of an account: since when it asks for them, and how many recovery codes are left. */
export type ShownCodes = { since: string; recoveryCodes: number }

export type ShownPasskey = { id: number; name: string; addedAt: string; usedAt: string | null }

/** Second factors that were removed by another person. */
export type Removal = { at: string; by: string | null }

/** How the owner signs in, for their own account page. */
export type ShownFactors = {
  codes: ShownCodes | null
  passkeys: ShownPasskey[]
  removal: Removal | null
  /** The address of the studio, at which alone passkeys work. */
  studio: string
}

/** The second factors of another account that an administrator sees. */
export type ShownToAdministrator = { hasCodes: boolean; passkeys: number }
