import * as kinds from '@belvedere/blocks/fields.ts'
import { z } from 'zod'
import type { Names } from './names.ts'
import { GLOBAL_PARTS, RECORD_PARTS } from './parts.ts'
import { anyBlock, objectOf } from './value-schema.ts'

/** The files of a property's folder that have a format, each with its schema. All are optional. */
export function propertySchemas(names: Names) {
  const block = anyBlock(Object.values(kinds), names)
  const blocks = () => block
  return {
    'copy.json': copySchema(names, blocks),
    'patterns.json': z.array(
      z.strictObject({ title: z.string().min(1), blocks: z.array(block).min(1) }),
    ),
    'manifest.json': z.record(z.string(), fileSchema(names)),
    'models/plan.json': z.record(z.string(), z.object({ x: fraction, y: fraction })),
  }
}

/** The name of a file with a schema. */
export type FormatFile = keyof ReturnType<typeof propertySchemas>

function copySchema(names: Names, blocks: () => z.ZodType) {
  const records = RECORD_PARTS.map(({ key, fields }) => [
    key,
    z.array(objectOf(fields, names, blocks)).optional(),
  ])
  const globals = GLOBAL_PARTS.map(({ key, fields }) => [
    key,
    objectOf(fields, names, blocks).optional(),
  ])
  return z.strictObject({
    $schema: z.string().optional(),
    ...Object.fromEntries([...globals, ...records]),
    redirects: z.array(z.strictObject({ from: oldPath, to: ownPath(names) })).optional(),
  })
}

const oldPath = z.string().regex(/^\//, { error: 'Begin an old path with a slash.' })

function ownPath({ paths }: Names) {
  return z.string().refine((to) => !paths || paths.has(to), {
    error: ({ input }) => `“${input}” is no page of this property.`,
  })
}

const fraction = z.number().min(0).max(1)

function fileSchema({ files }: Names) {
  return z.strictObject({
    file: z.string(),
    as: z.string().optional(),
    alt: z.string(),
    focalPoint: z.strictObject({ x: fraction, y: fraction }).optional(),
    caption: z.string().optional(),
    poster: z
      .string()
      .refine((name) => !files || files.has(name), {
        error: ({ input }) => `“${input}” is no file of manifest.json.`,
      })
      .optional(),
  })
}
