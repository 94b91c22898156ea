import { type Look, lookOf } from '@belvedere/kit/theme/look.ts'
import { PART_NAMES, type PartName } from '@belvedere/kit/theme/themes.ts'
import type { Field, GlobalAfterChangeHook, Payload } from 'payload'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import { shared } from '../service/shared.ts'

/**
 * The look of the published settings. Forms ask for it once per field and cannot wait for the database,
 * so it is read when the service starts and kept up to date by each publish of the settings.
 */
const published = shared<{ look: Look }>('look', () => ({ look: lookOf(null) }))

/** Reads the look at the start of the service. */
export async function readLook(payload: Payload): Promise<void> {
  const { features } = await payload.findGlobal({
    slug: 'site',
    select: { features: true },
    depth: 0,
  })
  published.look = lookOf(features)
}

/** Keeps the look that is published, once it is: a trial of a publish shows nothing. */
export const keepLook: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return
  await afterCommit(req, () => {
    published.look = lookOf(doc.features)
  })
}

/** Whether the site shows a part of its theme. */
export function showsPart(name: PartName): boolean {
  return published.look.parts[name]
}

/** The part of the theme that a field belongs to (`custom.part`), if it belongs to one. */
function partOf({ custom }: Pick<Field, 'custom'>): PartName | undefined {
  return PART_NAMES.find((name) => name === custom?.part)
}

/** Whether the site shows what a field is for: forms and sheets have no other fields. */
export function isOfShownPart(field: Pick<Field, 'custom'>): boolean {
  const part = partOf(field)
  return part === undefined || showsPart(part)
}

/** A field of a part of the theme is in forms only while the site shows the part. */
export function inFormsOfPart(field: Field): Field {
  const part = partOf(field)
  if (!part) return field
  const { condition } = field.admin ?? {}
  const admin = {
    ...field.admin,
    condition: (...args: Parameters<NonNullable<typeof condition>>) =>
      showsPart(part) && (condition?.(...args) ?? true),
  }
  return { ...field, admin } as Field
}
