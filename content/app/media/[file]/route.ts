import '../../../env.ts'
import { respond } from '../../../media/respond.ts'
import { runningAhead } from '../../../media/running-ahead.ts'
import { openMedia } from '../../../media/store.ts'

const open = lazily(openMedia)

export function GET(request: Request): Promise<Response> {
  return respond(request, { ...open(), ahead: runningAhead() })
}

export const HEAD = GET

/** The build imports this file without the environment variables that `openMedia` needs. */
function lazily<T>(create: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= create()
    return made
  }
}
