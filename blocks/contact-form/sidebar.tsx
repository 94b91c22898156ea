import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import s from './contact-form.module.css'
import type { Contact } from './contacts.ts'
import { mailtoAddress } from './mailto.ts'

type Props = { contacts: Contact[]; words: SiteWords['form'] }

/** Contacts beside the form: text, postal address, e-mail, telephone. */
export function Sidebar({ contacts, words }: Props) {
  return (
    <aside className={s.side} aria-label={words.sidebar} data-reveal="list">
      {contacts.map((contact) => (
        <div key={contact.id} className={s.entry}>
          {hasWords(contact.title) && <h3 className={s.name}>{contact.title}</h3>}
          <ContactDetails contact={contact} words={words} />
        </div>
      ))}
    </aside>
  )
}

function ContactDetails({ contact, words }: { contact: Contact; words: SiteWords['form'] }) {
  switch (contact.__typename) {
    case 'ContactTextRecord':
      return <Text text={contact.content} className={s.words} />
    case 'ContactAddressRecord':
      return <Address address={contact.address} map={contact.map} label={words.map} />
    case 'ContactEmailRecord':
      return <Mail email={contact.email ?? ''} />
    case 'ContactPhoneRecord':
      return <Telephone phone={contact.phone ?? ''} />
  }
}

type AddressProps = { address: string | null; map: string | null; label: string }

function Address({ address, map, label }: AddressProps) {
  return (
    <>
      <address>
        <Text text={address} className={s.words} />
      </address>
      {hasWords(map) && <Button to={map} label={label} backgroundAlt className={s.map} />}
    </>
  )
}

function Mail({ email }: { email: string }) {
  const isValid = isMailAddress(email.trim())
  return (
    <p className={s.words}>
      {isValid ? (
        <a className={s.link} href={mailtoAddress(email)}>
          {email}
        </a>
      ) : (
        email
      )}
    </p>
  )
}

/** Drops the zero of `+44 (0)20 …`, which is not dialled from abroad. */
function telephoneUrl(phone: string) {
  const number = phone.trim().replace(/^(\+.*?)\(0\)/, '$1')
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`
}

function Telephone({ phone }: { phone: string }) {
  return (
    <p className={s.words}>
      <a className={s.link} href={telephoneUrl(phone)}>
        {phone}
      </a>
    </p>
  )
}
