import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import type { fragment } from './fragment.ts'
import { isMailAddress } from './mail-address.ts'

/** One way to reach us, as it is delivered. */
export type Way = ResultOf<typeof fragment>['sidebar'][number]

/** The ways that say something. */
export function waysOf(sidebar: Way[]): Way[] {
  return sidebar.filter((way) => hasWords(wordsOf(way)))
}

/** Where the form writes to: the first mail address beside it. */
export function mailAddress(ways: Way[]): string | undefined {
  return ways
    .map((way) => (way.__typename === 'ContactEmailRecord' ? way.email?.trim() : undefined))
    .find((email) => email !== undefined && isMailAddress(email))
}

function wordsOf(way: Way) {
  switch (way.__typename) {
    case 'ContactTextRecord':
      return way.content
    case 'ContactAddressRecord':
      return way.address
    case 'ContactEmailRecord':
      return way.email
    case 'ContactPhoneRecord':
      return way.phone
  }
}
