import '../../../service/env.ts'
import { parseIconName } from '../../../delivery/brand/icons.ts'
import { respond } from '../../../media/respond.ts'
import { runningAhead } from '../../../media/running-ahead.ts'
import { openMedia } from '../../../media/store.ts'
import { withBodyLength } from '../../../service/headers/body-length.ts'

const open = lazily(openMedia)

/** Icons are made from the brand; all other files are uploads. */
export async function GET(request: Request): Promise<Response> {
  const icon = parseIconName(new URL(request.url).pathname.slice('/media/'.length))
  if (icon) return answerIcon(request, icon)
  return withBodyLength(await respond(request, { ...open(), ahead: runningAhead() }))
}

export const HEAD = GET

/** Icons alone need the database: pictures are served without it. */
async function answerIcon(request: Request, icon: NonNullable<ReturnType<typeof parseIconName>>) {
  const [{ getPayload }, { default: config }, { sendIcon }] = await Promise.all([
    import('payload'),
    import('../../../payload.config.ts'),
    import('../../../delivery/brand/send-icon.ts'),
  ])
  return sendIcon(request, icon, await getPayload({ config }))
}

/** The build imports this file without the environment variables that `openMedia` needs. */
function lazily<T>(create: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= create()
    return made
  }
}
