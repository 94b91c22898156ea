import { classNames } from './class-names.ts'
import s from './crumbs.module.css'

/** A step on the way to the page; the last one is the page itself and leads nowhere. */
export type Crumb = { label: string; to?: string }

type Props = { name: string; crumbs: Crumb[]; className?: string | undefined }

/** The way to a page through the pages above it. */
export function Crumbs({ name, crumbs, className }: Props) {
  return (
    <nav className={classNames(s.crumbs, className)} aria-label={name}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to ?? label}>
            {to === undefined ? <span aria-current="page">{label}</span> : <a href={to}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
