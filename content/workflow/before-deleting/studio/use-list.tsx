import { Link, useConfig } from '@payloadcms/ui'
import type { Use } from '../../../overview/references/uses.ts'
import { useKindWords } from '../../../studio/use-kind-words.ts'

/** The uses of a record, each with a link and the paths of the references. */
export function UseList({ uses }: { uses: Use[] }) {
  const { admin } = useConfig().config.routes
  const kindWords = useKindWords()
  return (
    <ul className="before-deleting__uses">
      {uses.map((use) => (
        <li key={use.path}>
          <Link href={`${admin}${use.path}`}>{use.title}</Link>
          {` ${kindWords(use)}`}
          <small>{use.places.join('; ')}</small>
        </li>
      ))}
    </ul>
  )
}
