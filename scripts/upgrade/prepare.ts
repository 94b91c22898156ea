import { copyFileSync, cpSync, existsSync, lstatSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from '../../launch/paths.ts'
import { runTask } from '../../launch/task.ts'

/** What the new version would do with the database, in a sentence; rejects if it cannot use it. */
export async function checkDatabase(release: string): Promise<string> {
  const program = join('content', 'payload', 'database', 'check-database.ts')
  // Its own packages are not installed yet.
  const said = await runTask(node, [program], { NODE_PATH: join(root, 'node_modules') }, release)
  return said.trim().replace(/\.$/, '')
}

/** Gives the new version the settings and the earlier builds of this one, and builds it. */
export async function prepare(release: string): Promise<string> {
  const [own, settings] = [root, release].map((folder) => join(folder, '.env.local'))
  if (own && settings && existsSync(own) && !existsSync(settings)) {
    const isLink = lstatSync(own).isSymbolicLink()
    if (isLink) symlinkSync(readlinkSync(own), settings)
    else copyFileSync(own, settings)
  }
  // Tabs that are open need the files of earlier builds.
  const dist = join(release, 'site', 'dist')
  if (!existsSync(dist)) cpSync(join(root, 'site', 'dist'), dist, { recursive: true })
  await runTask('npm', ['run', 'build'], {}, release)
  return 'built'
}
