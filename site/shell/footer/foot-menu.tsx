import { Anchor } from '@belvedere/ui/anchor.tsx'
import type { Settings } from '../../content/settings.ts'

export type Links = NonNullable<Settings['global']>['footMenu1'] | undefined

type Props = { name: string; links: Links; className?: string }

/** A list of links in the footer; nothing if it is empty. */
export function FootMenu({ name, links, className }: Props) {
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
