import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import type { Row } from '../payload/row.ts'
import { enqueuePublish } from './enqueue-publish.ts'
import { recordGlobalPublication } from './publications.ts'
import { isPublicChange, tagsOfGlobal } from './tags.ts'

async function readRow(req: PayloadRequest, slug: GlobalSlug): Promise<Row | undefined> {
  const row = await req.payload.db.findGlobal<Row & { id: number }>({ slug, req })
  return row && Object.keys(row).length > 0 ? row : undefined
}

const keyOf = (slug: string) => `public global ${slug}`

const rememberRow: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  context[keyOf(global.slug)] = await readRow(req, global.slug)
  return data
}

const enqueueOnChange: GlobalAfterChangeHook = async ({ context, global, req }) => {
  const before = context[keyOf(global.slug)] as Row | undefined
  const after = await readRow(req, global.slug)
  if (!isPublicChange(before, after)) return
  await recordGlobalPublication(req, global, after)
  await enqueuePublish(req, tagsOfGlobal(global.slug, before, after))
}

/** Sends a publish message whenever the published version of this global changes. */
export function withGlobalPublishHooks(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberRow],
      afterChange: [...(hooks?.afterChange ?? []), enqueueOnChange],
    },
  }
}
