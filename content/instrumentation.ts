/** Runs once when the service starts, under `next start` and `next dev` alike. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { untilStarted } = await import('./until-started.ts')
  await untilStarted(async () => {
    const { startService } = await import('./start-service.ts')
    await startService()
  })
}
