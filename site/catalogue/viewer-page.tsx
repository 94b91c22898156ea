import { addressOf, type Entries, type Entry } from './entry.ts'
import { kindHeading } from './kind-heading.ts'

/** The viewports that an entry is shown in; the end-to-end sweep uses the same widths. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

type Props = { kind: string; name: string; entry: Entry; entries: Entries; width: number }

/** An entry in all viewports side by side, or in one of them. */
export function ViewerPage({ kind, name, entry, entries, width }: Props) {
  const chosen = SCREENS.filter((screen) => screen.width === width)
  const screens = chosen.length > 0 ? chosen : SCREENS
  const here = `/${kind}/${name}`
  return (
    <main className="viewer">
      <header>
        <a className="eyebrow" href="/">
          Catalogue
        </a>
        <h1 className="d3">{kindHeading(kind)}</h1>
        <nav aria-label="Widths">
          <Choice to={here} label="All widths" isChosen={screens.length > 1} />
          {SCREENS.map(({ width: own }) => (
            <Choice
              key={own}
              to={`${here}?width=${own}`}
              label={`${own} px`}
              isChosen={own === width}
            />
          ))}
          <Choice to={addressOf(kind, name, entry)} label="The page itself" />
        </nav>
        <nav aria-label="Entries">
          {[...entries.keys()].map((other) => (
            <Choice
              key={other}
              to={`/${kind}/${other}${chosen.length > 0 ? `?width=${width}` : ''}`}
              label={other}
              isChosen={other === name}
            />
          ))}
        </nav>
      </header>
      <Frames {...{ kind, name, entry, screens }} />
    </main>
  )
}

function Choice({ to, label, isChosen }: { to: string; label: string; isChosen?: boolean }) {
  return (
    <a href={to} aria-current={isChosen ? 'page' : undefined}>
      {label}
    </a>
  )
}

type FramesProps = Pick<Props, 'kind' | 'name' | 'entry'> & { screens: typeof SCREENS }

function Frames({ kind, name, entry, screens }: FramesProps) {
  const total = screens.reduce((sum, { width }) => sum + width, 0)
  const style = Object.entries({ '--total': total, '--count': screens.length })
  return (
    <div className="frames" style={Object.fromEntries(style)}>
      {screens.map(({ width, height }) => (
        <figure
          key={width}
          style={Object.fromEntries([
            ['--width', width],
            ['--height', height],
          ])}
        >
          <figcaption className="num">{width} px</figcaption>
          <div>
            <iframe
              src={addressOf(kind, name, entry)}
              title={`${name} at ${width} px`}
              data-press={entry.press}
            />
          </div>
        </figure>
      ))}
    </div>
  )
}
