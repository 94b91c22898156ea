import type { Change } from '../what-changes.ts'
import { markWords } from './mark-words.ts'

const TAG = { gone: 'del', new: 'ins', same: 'span' } as const

/** What a field held and holds: changed words are marked, pictures are shown. */
export function Value({ kind, was, is }: Change) {
  if (kind === 'moved') return <Words text={is.is === 'words' ? is.words : ''} />
  if (was.is === 'words' && is.is === 'words') return <Marked was={was.words} is={is.words} />
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

function Marked({ was, is }: { was: string; is: string }) {
  if (!was && !is) return null
  return (
    <p>
      {markWords(was, is).map(({ is: sort, text }, index) => {
        const Tag = TAG[sort]
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
        return <Tag key={index}>{text}</Tag>
      })}
    </p>
  )
}

function Records({ shown }: { shown: Change['was'] }) {
  if (shown.is === 'words') return shown.words ? <Words text={shown.words} /> : <em>Empty</em>
  return (
    <ul>
      {shown.records.map(({ name, thumbnail }) => (
        <li key={name}>
          {/* biome-ignore lint/performance/noImgElement: a thumbnail has its size already */}
          {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
          {name}
        </li>
      ))}
    </ul>
  )
}

const Words = ({ text }: { text: string }) => <p>{text}</p>
