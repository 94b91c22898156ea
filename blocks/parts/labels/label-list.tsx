import { useWords } from '@belvedere/ui/use-words.ts'
import { plainTitle } from '@belvedere/ui/words.ts'

type Props = { labels: { anchor: string; label: string }[]; className?: string }

/** Links to a block's items, if there are two or more; `markCurrent` marks the one in view. */
export function LabelList({ labels, className }: Props) {
  const words = useWords().blocks
  if (labels.length < 2) return null

  return (
    <nav className={className} aria-label={words.inThisSection} data-labels="">
      <ol>
        {labels.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{plainTitle(label)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
