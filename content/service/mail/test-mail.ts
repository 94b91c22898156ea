import '../env.ts'
import { tryMail } from './try-mail.ts'

const USAGE = 'Usage: npm run mail:test -- you@example.com'

try {
  const to = process.argv[2]
  if (!to) throw new Error(USAGE)
  console.log(await tryMail(to))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
