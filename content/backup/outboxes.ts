import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of a data folder in which copies of the site keep enquiries that wait. */
export function outboxesIn(dataDir: string): string[] {
  const copies = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => /^site-/.test(name))
    : []
  const folders = ['', ...copies.map((copy) => `${copy}/`)].map((folder) => `${folder}enquiries`)
  return folders
    .flatMap((folder) => [folder, `${folder}/refused`])
    .filter((folder) => statSync(join(dataDir, folder), { throwIfNoEntry: false })?.isDirectory())
}

/** Whether a path of an archive is a waiting enquiry. */
export function isWaitingEnquiry(path: string): boolean {
  return /^(?:site-[^/]+\/)?enquiries\/(?:refused\/)?[^/]+\.json$/.test(path)
}

/** The waiting enquiries, by their paths in the data folder. One that is handed over now is left out. */
export function* readWaiting(dataDir: string): Generator<[path: string, text: string]> {
  for (const folder of outboxesIn(dataDir))
    for (const name of readdirSync(join(dataDir, folder))) {
      const path = `${folder}/${name}`
      const text = isWaitingEnquiry(path) ? readUnlessGone(join(dataDir, path)) : undefined
      if (text !== undefined) yield [path, text]
    }
}

function readUnlessGone(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
