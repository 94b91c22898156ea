import { namedIn } from '../named-in.ts'
import type { PublicUses } from './use-public-uses.ts'
import './public-note.css'

/** Says that a file is on the site, so that saved changes are public at once. */
export function PublicNote({ uses }: { uses: PublicUses | undefined }) {
  const count = uses?.titles.length ?? 0
  if (!uses || count === 0) return null
  const places = count === 1 ? '1 public place' : `${count} public places`
  return (
    <p className="public-note">
      {`Shown in ${places} (${namedIn(uses.titles)}). What you save here is public at once.`}
      {uses.isLocked &&
        ' Publishers change its caption, poster image and focal point; you can change its alt text.'}
    </p>
  )
}
