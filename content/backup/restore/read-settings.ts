import { text } from 'node:stream/consumers'
import { NAMES } from '../archive/manifest.ts'
import { readArchive } from '../archive/read-archive.ts'

/** The settings in a backup, which is read to its end and compared; undefined if it has none. */
export async function readSettings(archive: string): Promise<string | undefined> {
  let settings: string | undefined
  await readArchive(archive, async (path, chunks) => {
    if (path === NAMES.settings) settings = await text(chunks)
    else for await (const _ of chunks);
  })
  return settings
}
