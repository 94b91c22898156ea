import { Anchor } from '@belvedere/ui/anchor.tsx'
import { useLocation } from 'react-router'
import type { Settings } from '../content/settings.ts'
import s from './menu-columns.module.css'
import { words } from './words.ts'

type Global = Settings['global']
type Links = NonNullable<Global>['menu']

/** Three titled columns of links; a column without links is not there. */
export function MenuColumns({ global }: { global: Global }) {
  if (!global) return null

  return (
    <nav className={s.columns} aria-label={words.mainMenu}>
      <Column title={global.titleColumn1} links={global.menu} />
      <Column title={global.titleColumn2} links={global.menu2} />
      <Column title={global.titleColumn3} links={global.menu3} />
    </nav>
  )
}

function Column({ title, links }: { title: string | null; links: Links }) {
  const { pathname } = useLocation()
  if (links.length === 0) return null

  return (
    <section className={s.column}>
      {title && <h2 className={s.title}>{title}</h2>}
      <ul>
        {links.map(({ id, label, to }) => (
          <li key={id} className={s.item}>
            <Anchor to={to} className={s.link} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
