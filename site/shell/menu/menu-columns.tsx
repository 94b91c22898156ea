import { Anchor } from '@belvedere/ui/anchor.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { Settings } from '../../content/settings.ts'
import s from './menu-columns.module.css'

type Global = Settings['global']
type Links = NonNullable<Global>['menu']
type Column = { key: string; title: string | null; links: Links }

type Props = {
  global: Global
  /** The path of the current page. */
  path: string
}

/** Up to three titled columns of links; a column without links is left out. */
export function MenuColumns({ global, path }: Props) {
  const columns = columnsOf(global)
  const { mainMenu } = useWords().labels
  if (columns.length === 0) return null

  return (
    <nav className={s.columns} aria-label={mainMenu}>
      {columns.map(({ key, title, links }) => (
        <section key={key} className={s.column}>
          {title && <h2 className={s.title}>{title}</h2>}
          <MenuLinks links={links} path={path} />
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

function MenuLinks({ links, path }: { links: Links; path: string }) {
  return (
    <ul>
      {links.map(({ id, label, to }) => (
        <li key={id} className={s.item}>
          <Anchor to={to} className={s.link} aria-current={to === path ? 'page' : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
