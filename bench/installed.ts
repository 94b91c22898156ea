import { runTask } from '../launch/task.ts'

/** Whether a command is installed. */
export async function isInstalled(command: string): Promise<boolean> {
  return runTask('which', [command]).then(
    () => true,
    () => false,
  )
}
