import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { dataDir } from '@belvedere/kit/env.ts'
import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'

/** The folder of the data: whether it is there, and belongs to the user of the programs alone. */
export async function lookAtDataFolder(): Promise<Finding | Finding[]> {
  return folderFinding(dataDir())
}

/** The same for any folder. */
export function folderFinding(folder: string): Finding {
  if (!existsSync(folder))
    return warning(`${folder} does not exist yet.`, 'The first start makes it. Is DATA_DIR right?')
  const { uid } = lstatSync(folder)
  const others = readdirSync(folder).filter((name) => lstatSync(join(folder, name)).uid !== uid)
  if (others.length > 0)
    return fault(
      `In ${folder}, ${others.slice(0, 5).join(', ')} have another owner than the folder.`,
      `A program was started as another user. Stop both programs, then run as root: chown -R --reference=${folder} ${folder}`,
    )
  if (!isWritable(folder))
    return fault(
      `The user ${userInfo().username} cannot write to ${folder}.`,
      'Run this as the user of the programs, or give the folder to it.',
    )
  return ok(`${folder} belongs to one user, who can write there.`)
}

function isWritable(folder: string) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
