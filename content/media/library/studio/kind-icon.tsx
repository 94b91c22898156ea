import type { Kind } from '../filters.ts'

const PATHS: Record<Kind, string> = {
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9.5h.01',
  film: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  font: 'M4 20 11 4h2l7 16M7 14h10',
  model: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
}

/** The icon of a kind of file without a picture. */
export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className="library-card__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  )
}
