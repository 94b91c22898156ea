import { Link, useConfig } from '@payloadcms/ui'
import type { Use } from '../../../overview/references/uses.ts'

/** The uses of a record, each with a link and the paths of the references. */
export function UseList({ uses }: { uses: Use[] }) {
  const { admin } = useConfig().config.routes
  return (
    <ul className="before-deleting__uses">
      {uses.map(({ path, title, noun, places, isPublic }) => (
        <li key={path}>
          <Link href={`${admin}${path}`}>{title}</Link>
          {` ${[noun, isPublic ? '' : 'draft'].filter(Boolean).join(', ')}`}
          <small>{places.join('; ')}</small>
        </li>
      ))}
    </ul>
  )
}
