import { classNames } from './class-names.ts'
import s from './crumbs.module.css'

/** One breadcrumb. The last one is the current page and has no link. */
export type Crumb = { label: string; to?: string }

type Props = { name: string; crumbs: Crumb[]; className?: string | undefined }

/** Breadcrumb navigation. */
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
