import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import type { fragment } from './fragment.ts'

/** A contact, as the delivery API returns it. */
export type Contact = ResultOf<typeof fragment>['sidebar'][number]

/** The contacts that are not empty. */
export function contactsOf(sidebar: Contact[]): Contact[] {
  return sidebar.filter((contact) => hasWords(contactText(contact)))
}

/** The recipient of the form: the first valid e-mail address. */
export function recipientOf(contacts: Contact[]): string | undefined {
  return contacts
    .map((contact) =>
      contact.__typename === 'ContactEmailRecord' ? contact.email?.trim() : undefined,
    )
    .find((email) => email !== undefined && isMailAddress(email))
}

function contactText(contact: Contact) {
  switch (contact.__typename) {
    case 'ContactTextRecord':
      return contact.content
    case 'ContactAddressRecord':
      return contact.address
    case 'ContactEmailRecord':
      return contact.email
    case 'ContactPhoneRecord':
      return contact.phone
  }
}
