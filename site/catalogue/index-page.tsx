import type { Entries } from './entry.ts'
import { kindHeading } from './kind-heading.ts'

type Props = { kinds: ReadonlyMap<string, Entries>; notice?: string }

/** Lists every kind with its thumbnail and entries. */
export function IndexPage({ kinds, notice }: Props) {
  return (
    <main className="index">
      <header>
        <p className="eyebrow">Belvedere</p>
        <h1 className="d2">Catalogue</h1>
        <p className="lead">
          {notice ??
            'Every block and every part of the shell, in all the variants that editors can make.'}
        </p>
      </header>
      <ul className="kinds">
        {[...kinds].map(([kind, entries]) => (
          <Kind key={kind} kind={kind} entries={entries} />
        ))}
      </ul>
    </main>
  )
}

function Kind({ kind, entries }: { kind: string; entries: Entries }) {
  return (
    <li>
      <h2 className="d4">
        <a href={`/${kind}`}>{kindHeading(kind)}</a>
      </h2>
      <img src={`/thumbnails/${kind}.svg`} width={480} height={320} alt="" loading="lazy" />
      <ul className="names">
        {[...entries.keys()].map((name) => (
          <li key={name}>
            <a href={`/${kind}/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </li>
  )
}
