import { Anchor } from '@belvedere/ui/anchor.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { use } from 'react'
import type { Settings } from '../../content/settings.ts'
import { instagramAddress, telephoneAddress } from '../addresses.ts'
import { BrandContext } from '../brand/context.ts'
import { COOKIES, FOOT_MENUS } from '../element-ids.ts'
import { Wordmark } from '../wordmark.tsx'
import s from './footer.module.css'

type Global = Settings['global']

type Props = {
  global: Global
  /** Whether there is a cookie banner that can be opened again. */
  hasCookies: boolean
}

/** The footer: every page ends at dusk. */
export function Footer({ global, hasCookies }: Props) {
  const { statement, words } = use(BrandContext)
  const { footMenu1, footMenu2 } = words.labels
  return (
    <footer className={s.footer} data-tone="dark" data-ground="deep">
      <div className={`grid ${s.top}`} id={FOOT_MENUS}>
        {statement && <p className={`d2 ${s.statement}`}>{statement}</p>}
        <FootMenu name={footMenu1} links={global?.footMenu1} className={s.menu} />
        <FootMenu name={footMenu2} links={global?.footMenu2} className={s.menu} />
        {global && <FootContact {...global} className={s.contact} />}
        <ScriptlessMenu global={global} />
      </div>
      <div className={s.word}>
        <Wordmark />
      </div>
      <BottomLine
        copyright={global?.copyright}
        links={global?.secondaryMenu}
        hasCookies={hasCookies}
      />
    </footer>
  )
}

/** Without scripts the menu cannot be opened, so its links are listed here. */
function ScriptlessMenu({ global }: { global: Global }) {
  const { mainMenu } = useWords().labels
  if (!global) return null
  const { menu, menu2, menu3, footMenu1, footMenu2 } = global
  const known = new Set([...footMenu1, ...footMenu2].map(({ to }) => to))
  const links = [...menu, ...menu2, ...menu3].filter(({ to }) => !known.has(to))
  if (links.length === 0) return null

  return (
    <noscript className={s.scriptless}>
      <FootMenu name={mainMenu} links={links} className={s.more} />
    </noscript>
  )
}

type BottomLineProps = Pick<Props, 'hasCookies'> & {
  copyright: string | null | undefined
  links: Links
}

function BottomLine({ copyright, links, hasCookies }: BottomLineProps) {
  const { labels, cookies } = useWords()
  return (
    <div className={s.base}>
      <p>{copyright}</p>
      <FootMenu name={labels.legalMenu} links={links} />
      {hasCookies && (
        <button type="button" className={s.cookies} aria-controls={COOKIES}>
          {cookies.again}
        </button>
      )}
    </div>
  )
}

type FootContactProps = Pick<NonNullable<Settings['global']>, 'phone' | 'email' | 'instagram'> & {
  className?: string
}

/** Phone, email and Instagram, if they are set. */
function FootContact({ phone, email, instagram, className }: FootContactProps) {
  const words = useWords().labels
  if (!phone && !email && !instagram) return null

  return (
    <div className={className}>
      {phone && (
        <a className="num" href={telephoneAddress(phone)}>
          {phone}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {instagram && <Anchor to={instagramAddress(instagram)}>{words.instagram}</Anchor>}
    </div>
  )
}

type Links = NonNullable<Settings['global']>['footMenu1'] | undefined

type FootMenuProps = { name: string; links: Links; className?: string }

/** A list of links in the footer; nothing if it is empty. */
function FootMenu({ name, links, className }: FootMenuProps) {
  if (!links || links.length === 0) return null

  return (
    <nav className={className} aria-label={name}>
      <ul>
        {links.map(({ id, label, to }) => (
          <li key={id}>
            <Anchor to={to}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
