import { Button } from '@belvedere/ui/button.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import s from './contact-form.module.css'
import { isMailAddress } from './mail-address.ts'
import type { Way } from './ways.ts'
import { WORDS } from './words.ts'

/** Other ways to reach us: words, an address, mail, telephone. */
export function Sidebar({ ways }: { ways: Way[] }) {
  return (
    <aside className={s.side} aria-label={WORDS.sidebar}>
      {ways.map((way) => (
        <div key={way.id} className={s.way}>
          {hasWords(way.title) && <h3 className={s.name}>{way.title}</h3>}
          <Said way={way} />
        </div>
      ))}
    </aside>
  )
}

function Said({ way }: { way: Way }) {
  switch (way.__typename) {
    case 'ContactTextRecord':
      return <Text text={way.content} className={s.words} />
    case 'ContactAddressRecord':
      return <Address address={way.address} map={way.map} />
    case 'ContactEmailRecord':
      return <Mail email={way.email ?? ''} />
    case 'ContactPhoneRecord':
      return <Telephone phone={way.phone ?? ''} />
  }
}

function Address({ address, map }: { address: string | null; map: string | null }) {
  return (
    <>
      <address>
        <Text text={address} className={s.words} />
      </address>
      {hasWords(map) && <Button to={map} label={WORDS.map} backgroundAlt className={s.map} />}
    </>
  )
}

function Mail({ email }: { email: string }) {
  const isWhole = isMailAddress(email)
  return (
    <p className={s.words}>
      {isWhole ? (
        <a className={s.link} href={`mailto:${email.trim()}`}>
          {email}
        </a>
      ) : (
        email
      )}
    </p>
  )
}

/** `+44 (0)20 …` is read aloud with the zero at home, and dialled without it from abroad. */
function telephoneAddress(phone: string) {
  const number = phone.trim().replace(/^(\+.*?)\(0\)/, '$1')
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`
}

function Telephone({ phone }: { phone: string }) {
  return (
    <p className={s.words}>
      <a className={s.link} href={telephoneAddress(phone)}>
        {phone}
      </a>
    </p>
  )
}
