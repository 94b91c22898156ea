import { Anchor } from '@belvedere/ui/anchor.tsx'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '../content/settings.ts'
import s from './menu-columns.module.css'
import { words } from './words.ts'

type Global = Settings['global']
type Links = NonNullable<Global>['menu']
type Column = { key: string; title: string | null; links: Links }

type Props = {
  global: Global
  /** Told of the links that are pointed at. */
  onPoint: (event: SyntheticEvent) => void
}

/** Three titled columns of links; a column without links is not there. */
export function MenuColumns({ global, onPoint }: Props) {
  const columns = columnsOf(global)
  if (columns.length === 0) return null

  return (
    <nav
      className={s.columns}
      aria-label={words.mainMenu}
      onPointerOver={onPoint}
      onFocus={onPoint}
    >
      {columns.map(({ key, title, links }) => (
        <section key={key} className={s.column}>
          {title && <h2 className={s.title}>{title}</h2>}
          <MenuLinks links={links} />
        </section>
      ))}
    </nav>
  )
}

function columnsOf(global: Global): Column[] {
  if (!global) return []
  const { titleColumn1, titleColumn2, titleColumn3, menu, menu2, menu3 } = global
  const columns = [
    { key: 'menu', title: titleColumn1, links: menu },
    { key: 'menu2', title: titleColumn2, links: menu2 },
    { key: 'menu3', title: titleColumn3, links: menu3 },
  ]
  return columns.filter(({ links }) => links.length > 0)
}

function MenuLinks({ links }: { links: Links }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {links.map(({ id, label, to }) => (
        <li key={id} className={s.item}>
          <Anchor to={to} className={s.link} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
