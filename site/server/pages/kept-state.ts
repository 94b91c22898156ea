import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskStore } from '@belvedere/kit/disk-store.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { diskKeeper, jsonKeeper } from '../cache/disk-keeper.ts'
import type { Keeper, KeptEntry } from '../cache/entry.ts'
import { contentHash } from '../http/prepared-response.ts'
import type { Assets } from '../render/assets.ts'
import type { CachedPage } from './load-page.ts'
import { decodePage, encodePage } from './page-file.ts'

/** The page cache and small values on disk, which are read at the next start. */
export type KeptState = {
  pages: Keeper<CachedPage>
  /** Stores the only value of a cache, under its key; it must be JSON. */
  value: <Value>(key: string) => Keeper<Value>
  /** The progress of writing the pages. */
  counts: () => DiskStore['counts']
  /** Resolves when everything is written. */
  flush: () => Promise<void>
}

type Options = {
  dir: string
  capBytes: number
  /** Identifies the site and its content service; each combination has its own folder. */
  source: string
  assets: Pick<Assets, 'build' | 'file'>
  log: Log
}

/** Settings, redirects and addresses are small; a larger value is a mistake. */
const MAX_VALUE_BYTES = 64e6

/**
 * Reads the state that an earlier process has stored. Pages of another build are used as long as
 * every asset that they refer to exists. A folder that cannot be written is logged, and the site
 * continues in memory only.
 */
export async function openKeptState({
  dir,
  capBytes,
  source,
  assets,
  log,
}: Options): Promise<KeptState> {
  const onError = (error: unknown) =>
    log.warn('Pages cannot be kept on disk, so a restart would begin without them.', {
      dir,
      reason: codeOf(error),
    })
  const own = join(dir, contentHash(source))
  await removeAbandoned(dir, own)
  const pages = new DiskStore({ dir: join(own, 'pages'), capBytes, onError })
  const values = new DiskStore({ dir: join(own, 'values'), capBytes: MAX_VALUE_BYTES, onError })
  const [pageFiles, valueFiles] = await Promise.all([pages.readAll(), values.readAll()])
  const keptPages = [...pageFiles].flatMap(([key, file]) => {
    const page = decodePage(key, file)
    if (page && isUsable(page, assets)) return [page.kept]
    pages.delete(key)
    return []
  })
  const encode = (page: KeptEntry<CachedPage>) => encodePage(page, assets.build.id)
  return {
    pages: diskKeeper(pages, keptPages, { versionOf, encode }),
    value: (key) => jsonKeeper(values, valueFiles.get(key)),
    counts: () => pages.counts,
    flush: async () => {
      await Promise.all([pages.flush(), values.flush()])
    },
  }
}

/** The sizes of the compressed bodies distinguish the final form of a page from its first one. */
function versionOf(page: CachedPage): string {
  if (page.isMissing) return ''
  const { version, document, payload } = page
  return [version, document.encodings.br?.body.length, payload.encodings.br?.body.length].join()
}

const ASSET = /\/assets\/[\w./-]+/g

function isUsable(
  { kept: { value }, build }: { kept: KeptEntry<CachedPage>; build: string },
  assets: Options['assets'],
): boolean {
  if (value.isMissing) return false
  if (build === assets.build.id) return true
  const texts = [value.document, value.payload].map(({ encodings }) => encodings.identity.body)
  return texts.every((text) =>
    [...text.toString().matchAll(ASSET)].every(([path]) => assets.file(path) !== undefined),
  )
}

const MONTH = 30 * 86_400_000

/** Deletes the folders of other site addresses that were not written for a month. */
async function removeAbandoned(dir: string, own: string) {
  const names = await readdir(dir).catch(() => [])
  for (const name of names) {
    const path = join(dir, name)
    const changed = await stat(join(path, 'pages')).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (path !== own && Date.now() - changed > MONTH)
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return String(code ?? error)
}
