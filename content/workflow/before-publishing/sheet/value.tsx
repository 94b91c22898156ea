import type { Span } from '../prose-spans.ts'
import type { Change } from '../what-changes.ts'
import { Marked } from './marked.tsx'

/** The old and new value of a field: changed words are marked, pictures are shown. */
export function Value({ kind, was, is }: Change) {
  if (kind === 'hidden' || kind === 'shown') return null
  if (kind === 'moved') return <Words text={is.is === 'words' ? is.words : ''} />
  const [before, after] = [spansOf(was), spansOf(is)]
  if (before && after) return <Marked was={before} is={after} />
  return (
    <div className="before-publishing__records">
      <Records shown={was} />
      <span role="img" aria-label="becomes">
        →
      </span>
      <Records shown={is} />
    </div>
  )
}

/** Words as spans; undefined for records. */
function spansOf(shown: Change['was']): Span[] | undefined {
  if (shown.is === 'prose') return shown.spans
  return shown.is === 'words' ? [{ text: shown.words, look: '' }] : undefined
}

function Records({ shown }: { shown: Change['was'] }) {
  if (shown.is !== 'records') {
    const spans = spansOf(shown) ?? []
    return spans[0]?.text ? <Marked was={spans} is={spans} /> : <em>Empty</em>
  }
  return (
    <ul>
      {shown.records.map(({ name, thumbnail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same picture twice
        <li key={index}>
          {/* biome-ignore lint/performance/noImgElement: a thumbnail has its size already */}
          {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
          {name}
        </li>
      ))}
    </ul>
  )
}

const Words = ({ text }: { text: string }) => <p>{text}</p>
