import { showsPart } from '../../../model/theme-parts.ts'
import type { Box, Drawing } from '../drawing.ts'
import { RULE } from '../rule.ts'

/** The mark of the property, or the built-in one of its theme. */
export function Mark({ mark, size }: { mark: Drawing | null; size: number }) {
  if (!mark) return <NeutralMark size={size} />
  const { box, content, parts } = mark
  return (
    <svg viewBox={viewOf(box)} width={size} height={size} fill="currentColor" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, only shapes are left */}
      <g dangerouslySetInnerHTML={{ __html: content }} />
      {parts.map((part) => (
        <svg
          key={part.name}
          {...part.box}
          viewBox={viewOf(part.box)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, only shapes are left
          dangerouslySetInnerHTML={{ __html: part.content }}
        />
      ))}
    </svg>
  )
}

/** A sun on a horizon, or a rule where the site shows no sun. */
function NeutralMark({ size }: { size: number }) {
  if (!showsPart('sign')) {
    return (
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own */}
        <g dangerouslySetInnerHTML={{ __html: RULE }} />
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d="M32 50a18 18 0 0 1 36 0Z" fill="var(--accent)" />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M24 50a26 26 0 0 1 52 0M8 50H92" />
      </g>
    </svg>
  )
}

function viewOf({ x, y, width, height }: Box) {
  return `${x} ${y} ${width} ${height}`
}
