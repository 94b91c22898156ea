import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runVisibly } from '../launch/task.ts'

/** Sends a mail to the address of the command line, to try the mail settings. */
async function mailTest() {
  await runVisibly([join(root, 'content/service/mail/test-mail.ts'), ...process.argv.slice(2)])
}

if (import.meta.main) runMain(mailTest)
