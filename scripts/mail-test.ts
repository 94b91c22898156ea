import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runVisibly } from './run/task.ts'
import { root } from './setup/paths.ts'

/** Sends a mail to the address of the command line, to try the mail settings. */
async function mailTest() {
  await runVisibly([join(root, 'content/service/mail/test-mail.ts'), ...process.argv.slice(2)])
}

if (import.meta.main) runMain(mailTest)
