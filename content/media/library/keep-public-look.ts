import type { CollectionBeforeChangeHook } from 'payload'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { namedIn } from './named-in.ts'
import { publicUses } from './public-uses.ts'

/**
 * Files have no drafts: a saved caption, poster image or focal point is on the site at once. For a
 * file that is public there, that is for publishers. The alt text is left to all editors, because a
 * missing or wrong one harms readers and another one changes nothing that is seen.
 */
export const keepPublicLook: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || req.payloadAPI === 'local') return
  if (!isEditor({ req }) || isPublisher({ req })) return
  if (isSame(lookOf(data, originalDoc), lookOf(originalDoc))) return
  const uses = await publicUses(req, originalDoc.id)
  if (uses.length > 0) throw refusal(isPublic(uses.map(({ title }) => title)), 403)
}

const isPublic = (titles: string[]) =>
  `This file is public on the site, in ${namedIn(titles)}, so only publishers change its caption, poster image and focal point. You can change its alt text, or upload the file as a new one.`

type Look = { title: unknown; poster: unknown; focalX: unknown; focalY: unknown }

/** What a visitor sees of a file besides its contents; what is not sent stays as it was. */
function lookOf(sent: Partial<Look>, before: Partial<Look> = {}): Look {
  const { title, poster, focalX, focalY } = { ...before, ...definedOf(sent) }
  return {
    title: title || '',
    poster: relatedId(poster) ?? '',
    focalX: focalX ?? MIDDLE,
    focalY: focalY ?? MIDDLE,
  }
}

const MIDDLE = 50

const definedOf = (look: Partial<Look>): Partial<Look> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))

const relatedId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

const isSame = (one: Look, other: Look) => JSON.stringify(one) === JSON.stringify(other)
