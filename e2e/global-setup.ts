import { startOwnStack } from '../scripts/run/own-stack.ts'

/** Starts the programs the journeys visit; what it returns ends them. */
export default async function globalSetup() {
  const stack = await startOwnStack()
  process.env.E2E_STACK = JSON.stringify({
    siteUrl: stack.siteUrl,
    studioUrl: stack.studioUrl,
    email: stack.env.STUDIO_EMAIL,
    password: stack.env.STUDIO_PASSWORD,
    publishKey: stack.env.PUBLISH_KEY,
    token: stack.env.CONTENT_TOKEN,
    log: stack.log,
  })
  return () => stack.dispose()
}
